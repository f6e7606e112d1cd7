import type { FieldView } from '../../../src/expansions/black-powder/field/extra.ts'
import { Reader } from '@wanli/test-kit'
import { optionMessage, promptMessage, texts, whyMessage } from '../../../src/text/index.ts'
import type { GwEvent } from '../../../src/terms.ts'
import { activation, WATCH } from '../../pieces.ts'
import type { PlayerWords, SetupWords, TestTable, Words } from '../../table.ts'

/* Tables for the tests of Black Powder: dragon, snake and monkey, whose Generals say nothing. */

export const BP: SetupWords = { seats: 3, expansions: ['blackPowder'] }
export const NONE = { general: null } as const
export const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

/** Towers and machines in words: `field({ towers: { 1: 'dragon' }, machines: { left: ['cannon'] } })`. */
export const field = (words: object) => ({ extras: { blackPowder: words } })
export const fieldOf = (t: TestTable): FieldView => t.view().extras['blackPowder'] as FieldView

/** The dragon has so many Clerks in the Builders' Encampment, and this to pay with; the monkey stops the table when all is done. */
export const builders = (clerks: number, dragon: PlayerWords, words: Words = {}, setup: SetupWords = {}): TestTable =>
  activation(
    {
      clerks: { builders: { dragon: clerks } },
      ...words,
      players: { ...QUIET, monkey: { ...NONE, ...WATCH }, ...words.players, dragon: { ...NONE, ...dragon } },
    },
    { ...BP, ...setup },
  )

/** Generals and Advisors are chosen, whoever is asked first. */
export const chosen = (t: TestTable): TestTable => {
  while (t.table.prompts.some((prompt) => prompt === 'general' || prompt === 'advisor')) t.table.pick(0, 0)
  return t
}

const reader = new Reader(texts, /[a-z][A-Z]/)

/** The question, all that is offered and all that is refused read as texts in both languages; returns the question in English. */
export function reads({ table }: TestTable): string {
  const question = table.open[0]!
  const view = table.view(question.seat)
  for (const option of question.options) reader.read(optionMessage(option, table.box, view, question.about))
  for (const { facts } of table.refusedFor(question.seat)) {
    const why = whyMessage(facts, table.box)
    if (why !== undefined) reader.read(why)
  }
  return reader.read(promptMessage(question, table.box, view)).en
}

/** Play the Winter to its end: pass, save nobody, take what is offered first. Tells all that happens. */
export function throughWinter(t: TestTable): readonly GwEvent[] {
  const told: GwEvent[] = []
  while (!t.table.over && t.words('season') === 'winter') {
    t.play(['pass', 'stop', 'decline'].find((key) => t.offers(key)) ?? t.options()[0]!)
    told.push(...t.everythingTold().map(({ event }) => event))
  }
  return told
}
