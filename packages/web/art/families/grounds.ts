import { type Drawing, drawing } from '../drawing.ts'
import { part } from './part.ts'

const SHOULDERS = '4 64!,7 53,16 47,26 45,32 48,38 45,48 47,57 53,60 64!'

/** What a General stands before, and what he or she wears. */
export const grounds: readonly Drawing[] = [
  drawing('general-part-ground-sun').disc('glow', 32, 29, 26),
  drawing('general-part-ground-hills')
    .fill('wash', '0 64!,0 40,10 30,17 22,24 30,33 40,42 27,49 18,56 27,64 36,64 64!')
    .line('wash', 'M10 30l7-8 7 8M42 27l7-9 7 9', 1.5),
  drawing('general-part-ground-banner').area('glow', 'M40 2h20v44l-10-7-10 7z').line('veil', 'M39 1v58', 1.8),
  drawing('general-part-ground-waves').line(
    'veil',
    'M0 20c5-6 11-6 16 0 5-6 11-6 16 0 5-6 11-6 16 0 5-6 11-6 16 0M0 31c5-6 11-6 16 0 5-6 11-6 16 0 5-6 11-6 16 0 5-6 11-6 16 0M0 42c5-6 11-6 16 0 5-6 11-6 16 0 5-6 11-6 16 0 5-6 11-6 16 0',
    1.4,
  ),
  drawing('general-part-ground-bamboo')
    .brush('veil', '8 64 3,10 30 3,9 0 2.4', '56 64 3,54 34 3,56 0 2.4')
    .brush(
      'veil',
      '9 20 .8,17 17 3.4,22 22 .8',
      '10 34 .8,3 32 3.4,0 37 .6',
      '55 22 .8,47 19 3.4,42 24 .8',
      '55 40 .8,61 37 3.4,64 41 .6',
    ),
  part('armor-lamellar')
    .fill('ink', SHOULDERS)
    .line('cut', 'M9 58c7-5 13-7 19-7M55 58c-7-5-13-7-19-7M14 63c5-4 9-6 14-6M50 63c-5-4-9-6-14-6M32 50v14', 1.4),
  part('armor-mirror')
    .fill('ink', SHOULDERS)
    .disc('cut', 21, 58, 5.6)
    .disc('cut', 43, 58, 5.6)
    .disc('accent', 21, 58, 3.4)
    .disc('accent', 43, 58, 3.4)
    .line('cut', 'M32 50v14M9 55l7-4M55 55l-7-4', 1.4),
  part('armor-cloak')
    .fill('ink', SHOULDERS)
    .fill('accent', '4 64!,7 53,16 47,24 46,15 54,12 64!', '60 64!,57 53,48 47,40 46,49 54,52 64!')
    .line('cut', 'M24 47c3 5 5 8 8 10 3-2 5-5 8-10M32 57v7', 1.4),
  part('armor-robe')
    .fill('ink', SHOULDERS)
    .brush('cut', '27 46 2.4,31 53 2.6,38 63 2.4', '37 46 2.4,34 50 2.4')
    .line('cut', 'M14 64c0-4 1-7 3-10M50 64c0-4-1-7-3-10', 1.2),
]
