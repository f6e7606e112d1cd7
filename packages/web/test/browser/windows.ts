import type { Page } from 'playwright-core'
import { roomOf } from '../../src/frame/room.ts'
import type { GameId } from './stage.ts'

/*
 * The windows that people have beside those of help.ts, and what a table must show in each of them. A page is resized, not loaded
 * anew: all of them cost seconds.
 */

export interface Window {
  readonly width: number
  readonly height: number
}
const sizes = (...names: readonly string[]): readonly Window[] =>
  names.map((name) => {
    const [width, height] = name.split('x').map(Number)
    return { width: width!, height: height! }
  })

/** Narrow and low: netbooks, windows that share a screen. */
const SQUAT = ['1279x714', '1200x700', '1152x648', '1024x600']
/** A screen, a laptop's with the bars of its browser, a tablet upright; enlarged to 200%, 1440x900 and 1280x720 are the last two. */
export const DESKS = sizes(
  '1280x720',
  '1366x650',
  '1536x730',
  '1680x1050',
  '1920x1080',
  '2560x1440',
  '3440x1440',
  '3840x2160',
  '1260x800',
  ...SQUAT,
  '768x1024',
  '740x1000',
  '720x450',
  '640x360',
)
export const PHONES = sizes('360x640')
export const nameOf = ({ width, height }: Window): string => `${width}x${height}`

/** What of a table must be whole on the screen where it is a desk's, and how wide at least, in pixels of the sheet. */
interface Parts {
  readonly whole: readonly string[]
  readonly least: Readonly<Record<string, (sheet: { readonly wide: boolean; readonly low: boolean }) => number>>
  /** Where a window is narrow and low, one click away. */
  readonly asides: readonly string[]
  /** Beside the players, where there is room for it. */
  readonly told: readonly string[]
}
const PARTS: Readonly<Record<GameId, Parts>> = {
  zhanguo: {
    whole: ['[data-prompt]', '.a-map', '.a-board', '.a-court', '.a-hand', '.a-rail'],
    least: {
      '.a-map': ({ wide, low }) => (wide ? 700 : low ? 420 : 560),
      '.a-court': ({ wide, low }) => (wide || low ? 560 : 450),
      '.a-rail': ({ wide }) => (wide ? 300 : 220),
    },
    asides: ['.a-rail'],
    told: ['.a-log [data-log]', '.a-rail [data-recap]'],
  },
  'great-wall': {
    whole: ['[data-prompt]', '.battle', '.land', '.mypool', '.hand'],
    least: {
      '.battle': ({ wide, low }) => (wide || low ? 900 : 760),
      '.players': ({ low }) => (low ? 220 : 260),
    },
    asides: [],
    told: ['.news [data-log]'],
  },
}
/** Panels of which none may lie on another. */
const PANELS = '.a-map, .a-board, .a-court > *, .a-rewards, .a-tasks, .a-hand > *, .a-rivals, .a-log, [data-recap]'

/** What is wrong with how a table uses this window, in words. */
export function tableTroubles(page: Page, game: GameId, replayed: boolean): Promise<string[]> {
  const { whole, least, told, asides } = PARTS[game]
  const { k, words } = roomOf(page.viewportSize()!)
  const low = words.includes('low')
  const squat = words.includes('squat')
  const sheet = { low, wide: words.includes('wide') && !low }
  return page.evaluate(look, {
    desk: squat || (!words.includes('narrow') && !words.includes('phone')),
    k,
    whole: (replayed ? whole.slice(1) : whole).filter((part) => !squat || !asides.includes(part)),
    // A replay has a bar of its own: it is drawn smaller where that takes too much.
    widths: replayed || squat ? [] : Object.entries(least).map(([part, at]) => ({ part, least: at(sheet) })),
    told: squat ? [] : replayed ? told.slice(0, 1) : told,
    replayed,
    PANELS,
  })
}

interface Wanted {
  readonly desk: boolean
  readonly k: number
  readonly whole: readonly string[]
  readonly widths: readonly { readonly part: string; readonly least: number }[]
  readonly told: readonly string[]
  readonly replayed: boolean
  readonly PANELS: string
}

/** Runs in the page. */
function look({ desk, k, whole, widths, told, replayed, PANELS }: Wanted): string[] {
  const troubles: string[] = []
  const seen = (part: string): Element | undefined =>
    [...document.querySelectorAll(part)].find((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )

  // The question is on the screen in every window.
  const question = replayed ? undefined : seen('[data-prompt]')?.getBoundingClientRect()
  if (!replayed && (question === undefined || question.top < 0 || question.bottom > innerHeight + 1))
    troubles.push('the question is not on the screen')

  // Where not even a folded table has room, one view of it is open at a time.
  if (desk && document.querySelector('.gw.tabbed') === null) {
    const main = document.querySelector('main')!
    const hidden = main.scrollHeight - main.clientHeight
    if (!replayed && hidden > 2) troubles.push(`the table scrolls by ${hidden}`)
    for (const part of whole) {
      const found = seen(part)
      if (found === undefined) {
        troubles.push(`${part} is not there`)
        continue
      }
      const box = found.getBoundingClientRect()
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        troubles.push(
          `${part} is not whole on the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`,
        )
      const shown = wanliEyes.clipped(found)
      if (shown.width < box.width - 2 || shown.height < box.height - 2) troubles.push(`${part} is cut by what holds it`)
    }
    for (const { part, least } of widths) {
      const width = (seen(part)?.getBoundingClientRect().width ?? 0) / k
      if (width < least) troubles.push(`${part} is ${Math.round(width)} wide, of at least ${least}`)
    }
    for (const part of told) {
      const box = seen(part)?.getBoundingClientRect()
      if (box === undefined || box.height / k < 50 || box.bottom > innerHeight + 1) troubles.push(`no room for ${part}`)
    }
  }

  const panels = [...document.querySelectorAll(PANELS)].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0,
  )
  panels.forEach((a, i) => {
    for (const b of panels.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
      const x = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (x > 1 && y > 1)
        troubles.push(`${wanliEyes.nameOf(a).slice(0, 24)} and ${wanliEyes.nameOf(b).slice(0, 24)} lie on each other`)
    }
  })
  return troubles
}
