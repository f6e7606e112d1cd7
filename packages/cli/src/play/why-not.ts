import type { Question, Refusal } from '@wanli/kernel'
import { tell } from '@wanli/text'
import { wrap } from '../draw/width.ts'
import { optionText, roomOf } from './screen.ts'
import type { Session } from './session.ts'

const SHOWN = 8

/** What is refused now, rule by rule; with a word, only what it names. */
export function whyNot(session: Session, question: Question, about: string): string[] {
  const { say } = session.context
  const refused = session.refused(question.seat)
  // What a hidden card is refused for would tell of the card.
  if (session.openly && refused.length === 0) return [say('play.open.notHere')]
  if (about === '') {
    if (refused.length === 0) return [say('why.nothing')]
    return [...byRule(refused)].flatMap(([rule, refusals]) => ruleLines(session, question, rule, refusals))
  }
  const rule = about.toUpperCase()
  const byThatRule = refused.filter((refusal) => refusal.rule === rule)
  if (session.module.rules.text(rule, session.context.language) !== undefined)
    return [
      ...ruleLines(session, question, rule, byThatRule),
      ...(byThatRule.length === 0 ? [say('why.ruleForbidsNothing', { rule })] : []),
    ]
  return ofOption(session, question, refused, about)
}

function ofOption(session: Session, question: Question, refused: readonly Refusal[], about: string): string[] {
  const { say } = session.context
  const wanted = about.toLowerCase()
  if (question.options.some(({ key }) => key.toLowerCase() === wanted)) return [say('why.offered', { key: about })]
  const named = (refusal: Refusal) =>
    refusal.option.key.toLowerCase() === wanted ||
    optionText(session, refusal.option, question.seat).toLowerCase().includes(wanted)
  const found = refused.filter(named)
  if (found.length === 0) return [say('why.unknown', { key: about })]
  return [...byRule(found)].flatMap(([rule, refusals]) => ruleLines(session, question, rule, refusals))
}

function byRule(refused: readonly Refusal[]): Map<string, Refusal[]> {
  const rules = new Map<string, Refusal[]>()
  for (const refusal of refused) {
    const list = rules.get(refusal.rule)
    if (list === undefined) rules.set(refusal.rule, [refusal])
    else list.push(refusal)
  }
  return rules
}

function ruleLines(session: Session, question: Question, rule: string, refusals: readonly Refusal[]): string[] {
  const { io, say } = session.context
  const lines = refusals
    .slice(0, SHOWN)
    .flatMap((refusal) => [
      `  - ${optionText(session, refusal.option, question.seat)}  ${io.paint('dim', `[${refusal.option.key}]`)}`,
      ...hereLines(session, refusal),
    ])
  if (refusals.length > SHOWN) lines.push(`  ${say('why.more', { count: refusals.length - SHOWN })}`)
  return [...lines, ...ruleText(session, rule)]
}

/** What is missing here, under what is refused. */
function hereLines(session: Session, { facts }: Refusal): string[] {
  const { module, table } = session
  const { language } = session.context
  const why = module.why(facts, table.box)
  return why === undefined
    ? []
    : wrap(tell(module.texts[language], language, why), roomOf(session) - 5).map((line) => `    ${line}`)
}

/** A rule with its ID, as the player may read it. */
export function ruleText(session: Session, rule: string): string[] {
  const { language, io } = session.context
  const text = session.module.rules.text(rule, language) ?? ''
  const [first = '', ...rest] = wrap(`${rule}: ${text}`, roomOf(session) - 1, 2)
  return [first.replace(rule, io.paint('bold', rule)), ...rest]
}
