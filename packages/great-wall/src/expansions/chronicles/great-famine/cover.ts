import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

export const cover = scenarioCover('greatFamine', { en, es })
