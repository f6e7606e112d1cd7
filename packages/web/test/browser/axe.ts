import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
  configure(spec: Spec): void
}

/** What has this attribute was not seen on an earlier screen. */
const FRESH = 'data-fresh'

/** What axe finds serious or critical, in words. */
export interface AxeLook {
  /** These rules alone. */
  readonly only?: readonly string[]
  /** Contrast is looked at where `markFresh` has marked it. */
  readonly fresh?: boolean
}

export async function axeTroubles(page: Page, { only, fresh = false }: AxeLook = {}): Promise<string[]> {
  // By the debugger, not as a script of the page: our own rules for contents forbid foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [...only] } }),
  }
  const { violations } = await page.evaluate(
    ([how, selector]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      axe.configure({ rules: [{ id: 'color-contrast', selector }] })
      return axe.run(how)
    },
    [options, fresh ? `[${FRESH}]` : '*'] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
}

/**
 * Marks the texts of the page whose look is not among these yet, and adds it. Contrast is by far the dearest rule, and a hundred
 * tables share most of what they show: the same colour in the same size on the same grounds is as legible as it was before.
 * Says how many are new.
 */
export async function markFresh(page: Page, looks: Set<number>): Promise<number> {
  const fresh = await page.evaluate(
    ([attribute, known]) => {
      const grounds = new Map<Element | null, string>([[null, '']])
      const groundOf = (element: Element | null): string => {
        const found = grounds.get(element)
        if (found !== undefined) return found
        const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element!)
        const ground = `${groundOf(element!.parentElement)}/${backgroundColor} ${backgroundImage} ${opacity} ${filter}`
        grounds.set(element, ground)
        return ground
      }
      /** Grounds are long texts: a number stands for each look. */
      const short = (text: string): number => {
        let hash = 0
        for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 0xff_ff_ff_ff_ff
        return hash
      }
      const seen = new Set(known)
      const found: number[] = []
      for (const element of document.querySelectorAll('body *')) {
        element.removeAttribute(attribute)
        if (!('value' in element) && ![...element.childNodes].some((node) => node.nodeType === 3)) continue
        if (!wanliEyes.isSeen(element) || !wanliEyes.inSight(element, element.getBoundingClientRect())) continue
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const look = short(
          `${element.tagName}.${element.getAttribute('class')} ${color} ${fontSize} ${fontWeight} ${groundOf(element)}`,
        )
        if (seen.has(look)) continue
        seen.add(look)
        found.push(look)
        element.setAttribute(attribute, '')
      }
      return found
    },
    [FRESH, [...looks]] as const,
  )
  for (const look of fresh) looks.add(look)
  return fresh.length
}
