import { isIdleArtifact } from '@wanli/great-wall'
import { beside } from '../../../draw/layout.ts'
import { fit, wrap } from '../../../draw/width.ts'
import type { GwOption, PlayerView } from '../terms.ts'
import type { WordKey } from '../text/index.ts'
import { requests } from './modes.ts'
import type { Pen } from './pen.ts'

const ROOM = 115
/** How wide the Advisors may be; the Artifacts get the rest. */
const SPLITS = [58, 50, 54, 62, 66, 70, 74]

/** The cards that lie open: Advisors to hire, Artifacts that count at the end or Requests, in as few lines as possible. */
export function openCards(pen: Pen): string[] {
  const panels = SPLITS.map((width) => [
    { title: advisorTitle(pen), width, lines: advisors(pen, width - 1) },
    requests(pen, ROOM - width) ?? {
      title: pen.word(pen.scene.box.artifactsAct ? 'title.artifacts.act' : 'title.artifacts'),
      width: ROOM - width,
      lines: artifacts(pen, ROOM - width - 1),
    },
  ])
  const heights = panels.map((pair) => Math.max(...pair.map(({ lines }) => lines.length)))
  return beside(pen.scene.glyphs, panels[heights.indexOf(Math.min(...heights))]!)
}

/** What the question tells of them is left out. */
function advisors(pen: Pen, room: number): string[] {
  const { view, glyphs, question } = pen.scene
  const hiring = question?.options.some(({ kind }) => kind === 'hireAdvisor') === true
  return view.advisorDisplay.flatMap((id, slot) =>
    id === null ? [pen.dim(`${slot + 1} ${glyphs.free}`)] : pen.cardLines(id, hiring ? '' : pen.ruleText(id), room),
  )
}

const artifacts = (pen: Pen, room: number): string[] =>
  pen.scene.view.artifacts.flatMap((id) =>
    pen.cardLines(id, isIdleArtifact(pen.scene.box, id) ? pen.word('artifact.idle') : pen.ruleText(id), room),
  )

/** With what the next one costs (GW-EMB-03). */
const advisorTitle = (pen: Pen): string => {
  const { me } = pen
  if (me === undefined || me.general === null) return pen.word('title.advisors')
  return pen.word('title.advisors.price', { n: me.prices?.advisor ?? 1 })
}

const LABEL = 11

/** What only the one who looks may see: resources, cards in hand. What the question tells anyway is left out. */
export function ownCards(pen: Pen, me: PlayerView, room: number): string[] {
  const { view, question } = pen.scene
  const line = (key: WordKey, text: string): string[] => {
    const [first = '', ...rest] = wrap(text, room - LABEL)
    return [pen.bold(fit(pen.word(key), LABEL)) + first, ...rest.map((more) => ' '.repeat(LABEL) + more)]
  }
  const names = (ids: readonly string[]) => ids.map((id) => pen.card(id)).join(', ') || pen.word('own.none')
  const dealt = me.dealt
  const discarded = me.discarded.length === 0 ? '' : ` (${pen.word('own.discarded', { names: names(me.discarded) })})`
  return [
    ...(me.resources === null || dealt !== null ? [] : line('own.resources', pen.amounts(me.resources))),
    ...(dealt === null
      ? []
      : line('own.dealt', [...dealt.generals, ...dealt.advisors].map((id) => pen.card(id)).join(', '))),
    ...(me.commands === null || dealt !== null ? [] : line('own.commands', `${names(me.commands)}${discarded}`)),
    ...(me.supporting.length === 0 ? [] : line('own.supporting', me.supporting.map((id) => pen.card(id!)).join(', '))),
    ...ownTactics(pen, me, question?.options ?? [], line),
    ...(view.peek === null ? [] : line('own.peek', names(view.peek))),
  ]
}

/** Tactic cards with what they do; a card that is among the options is told there. */
function ownTactics(
  pen: Pen,
  { tactics }: PlayerView,
  options: readonly GwOption[],
  line: (key: WordKey, text: string) => string[],
): string[] {
  if (tactics === null || tactics.length === 0) return []
  const lines = tactics.flatMap((id) => {
    const offered = options.some((option) => option.kind === 'tactic' && pen.scene.box.tactics[option.card]!.id === id)
    const name = pen.bold(pen.card(id))
    return line('own.tactics', offered ? name : `${name}: ${pen.cardText(id)}`)
  })
  const label = fit(pen.word('own.tactics'), LABEL)
  return lines.map((text, i) => (i === 0 ? text : text.replace(pen.bold(label), ' '.repeat(LABEL))))
}
