import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { allSetups, isFor, put, type SetupOffer } from '@wanli/game-kit'
import { greatWall, SETUP as GREAT_WALL } from '@wanli/great-wall'
import { texts as wallTexts } from '@wanli/great-wall/text'
import type { AnyGame } from '@wanli/kernel'
import { SETUP as ZHANGUO, zhanguo } from '@wanli/zhanguo'
import { texts as zhanguoTexts } from '@wanli/zhanguo/text'
import { GAMES } from '../src/games/index.ts'

type Texts = Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>>
const OFFERS: readonly { readonly game: AnyGame; readonly offer: SetupOffer; readonly texts: Texts }[] = [
  { game: greatWall, offer: GREAT_WALL, texts: wallTexts },
  { game: zhanguo, offer: ZHANGUO, texts: zhanguoTexts },
]

for (const { game, offer, texts } of OFFERS) {
  const names = (offer.expansions ?? []).map(({ name }) => name)
  const kinds = [undefined, ...names]
    .flatMap((name) =>
      Object.entries(offer.modes).flatMap(([mode, counts]) =>
        counts.map((seats) => ({ mode, seats, ...(name === undefined ? {} : { expansions: [name] }) })),
      ),
    )
    .filter((kind) => offer.allows?.(kind) ?? true)
  /** A table that has the field, with this answer if there is one. */
  const setupWith = (field: SetupOffer['fields'][number], ...answers: unknown[]) => {
    const { mode, ...rest } = kinds.find((table) => isFor(field, table))!
    const setup: Record<string, unknown> = Object.keys(offer.modes).length > 1 ? { mode, ...rest } : { ...rest }
    if (field.name === 'leaveOut') setup['boards'] = 'auction'
    for (const answer of answers) put(setup, field.path, answer)
    return game.checkSetup(setup)
  }
  const answerIn = (setup: unknown, path: readonly string[]) =>
    path.reduce((inner, name) => (inner as Record<string, unknown>)[name], setup)

  describe(`what a table of ${game.id} may agree on is described once`, () => {
    it('and every field and value has its words in both languages', () => {
      for (const { label, help, choices, only } of offer.fields)
        for (const key of [label, help, only?.text, ...choices.flatMap((choice) => [choice.name, choice.help])])
          for (const table of [texts.en, texts.es]) assert.ok(key === undefined || table[key], key)
    })

    it('the check takes every value and no other, and fills in what is usual', () => {
      for (const field of offer.fields) {
        const plain = setupWith(field)
        assert.ok(plain.ok, field.name)
        assert.deepEqual(answerIn(plain.value, field.path), field.usual, field.name)
        if (field.usual === undefined) continue
        for (const { value } of field.choices) {
          const answer = field.kind === 'many' ? [value] : value
          const checked = setupWith(field, answer)
          assert.ok(checked.ok, `${field.name} ${value}`)
          assert.deepEqual(answerIn(checked.value, field.path), answer)
        }
        assert.equal(setupWith(field, 'sing').ok, false, field.name)
      }
    })

    it('the terminal lists all of it', () => {
      const module = GAMES.find((one) => one.game.id === game.id)!
      const { boards, variants, options } = module.choices('en')
      const listed = [...boards, ...variants, ...options]
      for (const { label, choices } of offer.fields)
        assert.ok(
          listed.some(({ name }) => name.includes(texts.en[label]!) || name === texts.en[choices[0]!.name ?? '']),
          label,
        )
    })

    it('all set-ups are set-ups, and every answer comes soon', () => {
      const setups = allSetups(offer)
      const met = new Map<string, Set<string>>()
      for (let i = 0; i < Math.min(setups.length, 2000); i++) {
        const setup = setups.at(i)
        assert.ok(game.checkSetup(setup).ok, JSON.stringify(setup))
        for (const { name, path } of offer.fields) {
          const answer = answerIn(setup, path)
          if (answer !== undefined) met.set(name, (met.get(name) ?? new Set()).add(JSON.stringify(answer)))
        }
      }
      for (const { name, kind, comfort, usual, choices } of offer.fields)
        assert.equal(
          met.get(name)?.size ?? 0,
          comfort || usual === undefined ? 0 : kind === 'many' ? 2 ** choices.length : choices.length,
          name,
        )
    })
  })
}
