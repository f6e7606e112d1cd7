import { openFirefox } from './firefox.ts'
import { playsEverywhere } from './suite.ts'

playsEverywhere('Firefox', openFirefox)
