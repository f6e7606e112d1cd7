import { openChromium } from './chromium.ts'
import { playsEverywhere } from './suite.ts'

playsEverywhere('Chromium', openChromium)
