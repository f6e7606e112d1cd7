import { openWebkit } from './webkit.ts'
import { playsEverywhere } from './suite.ts'

playsEverywhere('WebKit', openWebkit)
