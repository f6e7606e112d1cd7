import './strict.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './offline/begin.ts'
import { watchHand } from './ui/hand.ts'

watchHand()
mount(App, { target: document.querySelector('#app')! })
