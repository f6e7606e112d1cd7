import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@wanli/bots/random'
import { greatWall } from '@wanli/great-wall'
import { texts as wallTexts } from '@wanli/great-wall/text'
import { type AnyGame, Dice, Table, type TableEvent } from '@wanli/kernel'
import type { NewsLine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'
import { texts as zhanguoTexts } from '@wanli/zhanguo/text'
import * as wall from '../src/games/great-wall/next.ts'
import type { Box } from '../src/games/great-wall/types.ts'
import * as zg from '../src/games/zhanguo/next.ts'
import { greatWall as wallEn } from '../src/text/en/greatWall.ts'
import { zhanguo as zhanguoEn } from '../src/text/en/zhanguo.ts'
import { greatWall as wallEs } from '../src/text/es/greatWall.ts'
import { zhanguo as zhanguoEs } from '../src/text/es/zhanguo.ts'
import { type Message, tell } from '../src/text/index.ts'

/* Step by step: what comes next has a name, in both languages, and tells nothing that is not known before. */

type Event = NewsLine['event']
interface Tried {
  readonly game: AnyGame
  readonly setup: object
  readonly asked: (prompt: string) => Message | undefined
  readonly told: (event: Event, box: object) => Message | undefined
  readonly en: Readonly<Record<string, string>>
  readonly es: Readonly<Record<string, string>>
}
const WALL = {
  game: greatWall,
  asked: wall.askedNext,
  told: (event: Event, box: object) => wall.toldNext(event, box as Box),
  en: { ...wallTexts.en, ...wallEn },
  es: { ...wallTexts.es, ...wallEs },
}
const TRIED: readonly Tried[] = [
  { ...WALL, setup: { seats: 3 } },
  { ...WALL, setup: { mode: 'solo', seats: 1 } },
  { ...WALL, setup: { mode: 'coop', seats: 2 } },
  {
    game: zhanguo,
    setup: { seats: 3, boards: 'B' },
    asked: zg.askedNext,
    told: zg.toldNext,
    en: { ...zhanguoTexts.en, ...zhanguoEn },
    es: { ...zhanguoTexts.es, ...zhanguoEs },
  },
]

for (const { game, setup, asked, told, en, es } of TRIED)
  void test(`${game.id} ${JSON.stringify(setup)}: what is asked and what is told has a short name`, () => {
    const checked = game.checkSetup(setup)
    assert.ok(checked.ok)
    const events: TableEvent[] = []
    const table = Table.start(game, checked.value, 'next', { say: (event) => void events.push({ ...event }) })
    const bot = random.make(new Dice('next'))
    let [questions, named] = [0, 0]
    const short = (message: Message | undefined): boolean => {
      for (const [language, texts] of [
        ['en', en],
        ['es', es],
      ] as const) {
        const words = message === undefined ? '' : tell(texts, language, message)
        assert.ok(words.length <= 40, words)
        // A result is a number: none is told before it is there.
        assert.doesNotMatch(words, /\d/)
      }
      return message !== undefined
    }
    while (!table.over) {
      const [{ seat, prompt }] = table.open as readonly [(typeof table.open)[number]]
      questions++
      if (short(asked(prompt))) named++
      table.pick(0, bot.choose(table, seat))
    }
    for (const event of events) short(told(event as Event, table.box))
    assert.ok(named / questions > 0.5, `${named} of ${questions} questions`)
  })

void test('an assault says where, before it says how it ends', () => {
  const setup = greatWall.checkSetup({ seats: 3 })
  assert.ok(setup.ok)
  const event = { kind: 'assault', section: 0, defense: 3, power: 9, breach: true }
  assert.equal(tell(WALL.en, 'en', wall.toldNext(event, greatWall.open(setup.value))!), 'assault on the left Section')
})
