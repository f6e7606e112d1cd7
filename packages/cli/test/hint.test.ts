import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { senseOf } from '@wanli/bots'
import { HINT_TEXTS, reasonWords } from '@wanli/bots/hint-words'
import { fill } from '@wanli/text'
import type { Question } from '@wanli/kernel'
import { speaker } from '../src/format.ts'
import { hintLines } from '../src/play/hint.ts'
import type { Session } from '../src/play/session.ts'
import { here } from './help.ts'

describe('a hint at the terminal', () => {
  it('names the best options with their numbers, what they bring, why and how sure; the game goes on', async () => {
    const { code, out } = await here(['play', 'zhanguo', '--seats', '2', '--seed', 'hint', '--players', 'me,greedy'], {
      lines: ['t', 'q'],
    })
    assert.equal(code, 0)
    assert.match(out, /What would you do\?\n\d[\d,]* ways? to go on, \d+ seconds?\./)
    assert.match(out, /^1\. .+ \[\d+\]$/m)
    assert.match(out, /Points at the end: -?\d+ ± \d+/)
    assert.match(out, /Clearly best: ahead in \d+ of \d+ samples\.|As good as 2 for all we know\.|Only a first glance/)
    assert.match(out, /How 1 may go on:\n {3}1\. /)
  })

  it('is not given on a screen at which everybody looks', async () => {
    const session = { openly: true, context: { say: speaker('en') } } as unknown as Session
    const [line] = await hintLines(session, { seat: 0 } as Question)
    assert.match(line!, /everybody looks at this screen: type m first/)
  })
})

describe('the words of hints', () => {
  it('say in both languages what every term of both games means', () => {
    for (const game of ['zhanguo', 'great-wall'])
      for (const term of [...senseOf(game)!.terms, 'rivals'])
        for (const by of [2.54, -1])
          for (const language of ['en', 'es'] as const) {
            const { key, params } = reasonWords(game, { term, by })
            assert.match(fill(HINT_TEXTS[language][key], language, params), by > 0 ? /2[.,]5/ : /1/)
          }
  })

  it('have the same gaps in both languages', () => {
    const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort()
    for (const [key, text] of Object.entries(HINT_TEXTS.en))
      assert.deepEqual(
        gaps(HINT_TEXTS.es[key as keyof typeof HINT_TEXTS.es]).filter((g) => g !== 'one'),
        gaps(text).filter((g) => g !== 'one'),
        key,
      )
  })
})
