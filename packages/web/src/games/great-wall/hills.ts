/* The hills behind the field: outlines of three washes, far to near, and what is drawn on them. Our own drawing. */

export const FAR =
  'M0 120C30 100 50 70 70 40 80 26 88 26 96 42 110 70 120 80 140 86 160 60 176 30 190 16 198 8 206 10 212 24 228 58 250 84 280 92 310 80 330 50 346 24 354 12 364 12 372 28 384 52 396 62 410 66 424 50 436 36 448 22 456 14 464 16 470 30 486 66 510 90 540 94 566 80 590 54 606 30 614 18 624 20 630 34 646 66 664 84 690 88 716 76 736 50 752 26 760 14 770 16 776 30 790 60 812 80 840 86 868 74 890 50 906 30 914 22 922 26 928 36'
export const MIDDLE =
  'M0 170C40 150 70 110 96 92 106 86 114 90 122 102 140 130 170 146 210 148 250 140 280 112 306 88 316 80 326 82 334 94 350 120 376 140 412 144 440 136 470 110 492 92 502 84 512 88 520 100 538 128 566 146 604 148 650 140 690 108 716 86 726 78 736 82 744 94 762 124 800 146 840 148 880 142 904 126 928 108'
export const NEAR =
  'M0 252C60 222 110 214 170 236 226 258 266 250 320 224 380 196 424 208 478 234 536 262 584 250 638 224 700 194 746 206 802 232 848 252 886 250 928 234'
export const STROKES =
  'M352 26c-4 10-9 18-16 26M358 24c0 12-4 22-10 34M366 30c4 12 8 20 14 28M449 32c-4 8-8 14-14 20M456 26c0 14-3 24-8 36M464 32c4 14 9 24 17 36M469 46c4 8 9 14 14 20M313 94c-5 10-12 18-20 26M321 92c0 12-5 24-12 36M330 100c5 12 12 20 20 28M498 98c-6 10-14 18-22 26M507 96c0 12-4 24-11 36M516 104c5 12 12 20 21 28M196 20c-4 12-9 22-16 30M204 20c2 14 4 26 12 40M722 92c-6 10-12 18-20 26M733 92c2 12 6 22 14 34M110 98c-2 12-6 20-14 30M118 104c4 10 10 18 18 26'
export const BIRDS = 'M404 66c5-5 8-5 11 0 4-5 8-5 12-1M438 50c4-4 6-4 9 0 3-4 6-4 10-1M470 72c3-3 5-3 7 0 3-3 5-3 8-1'
export const MIST = 'M330 128c30 20 62 30 96 12M646 142c26 6 44-8 62-22M94 150c20 8 40 8 60-2M758 132c20 12 36 12 54 0'

/** What falls or flies, by season: blossom, dragonfly, ginkgo leaf, snow. */
export const LEAVES: Readonly<Record<string, string>> = {
  spring:
    'M0 0c-3-2-3-6 0-8 3 2 3 6 0 8zm0 0c3-2 7-1 8 2-3 2-7 1-8-2zm0 0c1 4-1 7-4 8-2-3 0-7 4-8zm0 0c-4 1-8-1-8-4 4-1 7 0 8 4z',
  summer:
    'M0-8c1 0 1.500 1 1.500 2L1 9h-2l-.500-15c0-1 .500-2 1.500-2zm1.500 4c4-3 8-4 10-3-1 3-5 4-10 4zm-3 0c-4-3-8-4-10-3 1 3 5 4 10 4zm3 3c4 0 7 1 9 3-3 2-6 0-9-2zm-3 0c-4 0-7 1-9 3 3 2 6 0 9-2z',
  fall: 'M0 0C-6 1-9-3-9-8-5-11-1-10 0-6 1-10 5-11 9-8 9-3 6 1 0 0zM-.5 0h1v6h-1z',
  winter:
    'M0-9v18M-7.800-4.500l15.600 9M7.800-4.500l-15.600 9M-2-7l2 2 2-2M-2 7l2-2 2 2M-7-2l2.500-.800L-5-5.500M7 2l-2.500.800.500 2.700M7-2l-2.500-.800L5-5.500M-7 2l2.500.800-.500 2.700',
}

interface Falling {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly large: number
}
/** Strewn, but the same at every look: a number below `of`, for the nth. */
const strewn = (n: number, of: number): number => ((n * 7919 + 131) % 1009) % of

/** How many fall: few dragonflies, more leaves. */
const MANY: Readonly<Record<string, number>> = { spring: 26, summer: 9, fall: 24, winter: 12 }
const fallingIn = (season: string): readonly Falling[] =>
  Array.from({ length: MANY[season] ?? 0 }, (_, i) => ({
    x: ((i + 0.5) * 928) / MANY[season]! + strewn(i, 24) - 12,
    y: 10 + strewn(i + 5, 236),
    turn: strewn(i + 2, 180) - 90,
    large: 0.5 + strewn(i + 3, 40) / 100,
  }))
export const FALLING: Readonly<Record<string, readonly Falling[]>> = Object.fromEntries(
  Object.keys(MANY).map((season) => [season, fallingIn(season)]),
)

/** Snow that is too far to be flakes: dots, as strokes without a length. */
export const SNOW = Array.from({ length: 170 }, (_, i) => `M${strewn(i, 928)} ${strewn(i * 3 + 1, 320)}h0`).join('')

/** Streaks: rain of Spring is short and slanting, the air of Summer lies in bands. */
export const AIR: Readonly<Record<string, string>> = {
  spring: Array.from({ length: 34 }, (_, i) => `M${strewn(i, 928)} ${strewn(i * 2 + 3, 210)}l-5 15`).join(''),
  summer: 'M40 26h96M70 34h40M250 52h120M300 60h46M660 30h110M690 38h52M820 66h84M500 110h70M120 104h60',
}

/** The fields below the Wall, seen from above: terraces that follow the slope. */
export const TERRACES = Array.from({ length: 12 }, (_, i) => {
  const y = 14 + i * 25
  const bend = 9 + ((i * 5) % 7)
  return `M0 ${y}q58 -${bend} 116 0t116 ${bend / 2}t116 -${bend / 3}t116 ${bend / 3}t116 -${bend / 2}t116 ${bend / 3}t116 -${bend / 2}t116 ${bend / 3}`
}).join('')
