import { type Foe, middleOf } from './measure.ts'

/* How what is on stage moves: transforms and opacity only, so that the compositor does it; each is cancelled with its scene. */

const STEADY = 'cubic-bezier(.35, .1, .3, 1)'
const LANDS = 'cubic-bezier(.2, .8, .3, 1.2)'

/** `f`: of the usual time. */
export function foeMoves(element: Element, foe: Foe, kind: string, i: number, f: number): Animation | undefined {
  const from = middleOf(foe.from)
  const to = middleOf(foe.to)
  const back = `${from.x - to.x}px ${from.y - to.y}px`
  const small = String(Math.min(1, foe.from.height / foe.to.height))
  if (kind === 'advance')
    return element.animate(
      [
        { translate: back, scale: small, opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { translate: '0 0', scale: '1', opacity: 1 },
      ],
      { duration: 720 * f, delay: 80 * i * f, easing: STEADY, fill: 'backwards' },
    )
  if (kind === 'clash')
    return element.animate(
      [{ translate: '0 0' }, { translate: '0 -5px' }, { translate: '0 4px' }, { translate: '0 0' }],
      {
        duration: 260 * f,
        delay: 380 * f,
        easing: STEADY,
      },
    )
  if (kind === 'break')
    return element.animate(
      [
        { translate: '0 0' },
        { translate: foe.leads ? `0 ${foe.to.height * 0.45}px` : '0 10px', scale: foe.leads ? '1.06' : '1' },
      ],
      { duration: 420 * f, easing: LANDS, fill: 'forwards' },
    )
  if (kind === 'holds')
    return element.animate(
      [
        { translate: '0 0', rotate: '0deg' },
        { translate: '0 -18px', rotate: '-17deg', opacity: 1, offset: 0.3 },
        { translate: back, rotate: '-6deg', scale: small, opacity: 0 },
      ],
      { duration: 680 * f, easing: STEADY, fill: 'forwards' },
    )
  return undefined
}

/** One jolt of 4 pixels, of the Section alone. */
export const jolt = (section: Element, f: number): Animation =>
  section.animate(
    [
      { translate: '0 0' },
      { translate: '-4px 2px' },
      { translate: '4px -1px' },
      { translate: '-1px 0' },
      { translate: '0 0' },
    ],
    { duration: 260 * f, easing: 'linear' },
  )

/** The Wall parts in the middle; what stood on it tips. `mend` closes it again, as a Breach damages no Wall (GW-WINTER-04). */
export class BrokenWall {
  private readonly halves: readonly SVGElement[] = []
  private readonly under: Animation[] = []
  private readonly section: HTMLElement

  constructor(section: HTMLElement, f: number, still: boolean) {
    this.section = section
    const wall = section.querySelector<SVGElement>('.wallbox > svg')
    if (wall === null) return
    this.halves = [-1, 1].map((side) => {
      const half = wall.cloneNode(true) as SVGElement
      half.classList.add('half')
      // A copy of what was just built is not built again.
      for (const course of half.querySelectorAll('.rises')) course.classList.remove('rises')
      half.style.clipPath = side < 0 ? LEFT : RIGHT
      half.style.transformOrigin = side < 0 ? '0 100%' : '100% 100%'
      wall.after(half)
      this.under.push(
        half.animate([{ rotate: '0deg' }, { rotate: `${-4 * side}deg`, translate: `${3 * side}px 2px` }], {
          duration: still ? 0 : 240 * f,
          easing: LANDS,
          fill: 'forwards',
        }),
      )
      return half
    })
    section.dataset['broken'] = ''
    if (!still)
      section.querySelectorAll('.fire [data-piece]').forEach((piece, i) => {
        const turn = i % 2 === 0 ? -52 : 56
        this.under.push(
          piece.animate([{ rotate: '0deg' }, { rotate: `${turn}deg`, translate: '0 5px' }], {
            duration: 320 * f,
            easing: LANDS,
            fill: 'forwards',
          }),
        )
      })
  }

  mend(f: number): void {
    for (const [i, half] of this.halves.entries())
      half.animate([{ rotate: `${i === 0 ? 4 : -4}deg` }, { rotate: '0deg', translate: '0 0' }], {
        duration: 380 * f,
        easing: STEADY,
        fill: 'forwards',
      })
  }

  gone(): void {
    for (const animation of this.under) animation.cancel()
    for (const half of this.halves) half.remove()
    delete this.section.dataset['broken']
  }
}

const LEFT = 'polygon(-4% -60%, 44% -60%, 41% 0, 45% 22%, 38% 45%, 42% 68%, 36% 104%, -4% 104%)'
const RIGHT = 'polygon(104% -60%, 56% -60%, 60% 0, 55% 22%, 62% 45%, 57% 68%, 64% 104%, 104% 104%)'
