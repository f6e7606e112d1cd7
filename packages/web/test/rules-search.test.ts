import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as greatWall from '@wanli/great-wall/rules'
import * as zhanguo from '@wanli/zhanguo/rules'
import { Index } from '../src/pages/rules/search.ts'
import type { Language } from '../src/text/index.ts'

/* What a player would type, and the rule that must be among the first three found. */

const BOOKS = { greatWall, zhanguo } as const
type Case = readonly [query: string, rule: string]
const CASES: readonly {
  readonly book: keyof typeof BOOKS
  readonly language: Language
  readonly cases: readonly Case[]
}[] = [
  {
    book: 'greatWall',
    language: 'en',
    cases: [
      ['how do archers die', 'GW-BREACH-04'],
      ['barricade cost', 'GW-BUILD-02'],
      ['how much is a wall', 'GW-BUILD-03'],
      ['when does the game end', 'GW-END-01'],
      ['who breaks ties', 'GW-ORDER-04'],
      ['shame for being alone at a location', 'GW-ACT-08'],
      ['how many tactic cards may I hold', 'GW-TACTIC-02'],
      ['can I save a soldier', 'GW-KILL-04'],
      ['what happens in a breach', 'GW-BREACH-02'],
      ['full location', 'GW-CLERK-05'],
      ['horseman two spots', 'GW-ATTACK-03'],
      ['price of an advisor', 'GW-EMB-03'],
      ['what does betrayal copy', 'GW-FALL-06'],
      ['claimer covering the most vital spots', 'GW-DEFEAT-06'],
      ['GW-KILL-04', 'GW-KILL-04'],
    ],
  },
  {
    book: 'greatWall',
    language: 'es',
    cases: [
      ['cómo mueren los arqueros', 'GW-BREACH-04'],
      ['coste de una barricada', 'GW-BUILD-02'],
      ['límite de mano de cartas de táctica', 'GW-TACTIC-02'],
      ['contratar un consejero precio', 'GW-EMB-03'],
      ['localización llena', 'GW-CLERK-05'],
      ['salvar a un soldado', 'GW-KILL-04'],
    ],
  },
  {
    book: 'zhanguo',
    language: 'en',
    cases: [
      ['palace cost', 'ZG-COURT-PALACE-01'],
      ['how do I lower unrest', 'ZG-UNREST-05'],
      ['free move', 'ZG-TURN-03'],
      ['number must be higher', 'ZG-ACT-02'],
      ['governor majority points', 'ZG-END-01'],
      ['run out of markers', 'ZG-ABIL-01'],
      ['when do tasks score', 'ZG-END-03'],
      ['who is first player', 'ZG-ROUND-02'],
      ['hire workers unrest', 'ZG-COURT-HIRE-04'],
    ],
  },
  {
    book: 'zhanguo',
    language: 'es',
    cases: [
      ['cuánto cuesta un palacio', 'ZG-COURT-PALACE-01'],
      ['cómo bajo el malestar', 'ZG-UNREST-05'],
      ['movimiento gratuito', 'ZG-TURN-03'],
      ['quién es el primer jugador', 'ZG-ROUND-02'],
      ['puntuación de los gobernadores', 'ZG-END-01'],
    ],
  },
]

for (const { book, language, cases } of CASES)
  test(`${book}, ${language}: what players ask for is found`, () => {
    const { sections, text } = BOOKS[book]
    const index = new Index(
      sections.flatMap(({ title, rules }) =>
        rules.map((id) => ({ id, title: title[language], text: text(id, language)! })),
      ),
      language,
    )
    for (const [query, rule] of cases) {
      const first = index.find(query).slice(0, 3)
      assert.ok(first.includes(rule), `"${query}": ${first.join(', ')} instead of ${rule}`)
    }
    assert.deepEqual(index.find(''), [])
    assert.deepEqual(index.find('xyzzy'), [])
  })
