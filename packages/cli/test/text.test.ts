import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { IntlMessageFormat } from 'intl-messageformat'
import { fill, speaker, tell } from '../src/format.ts'
import { en as greatWallEn } from '../src/games/great-wall/text/en.ts'
import { es as greatWallEs } from '../src/games/great-wall/text/es.ts'
import { en as zhanguoEn } from '../src/games/zhanguo/text/en.ts'
import { es as zhanguoEs } from '../src/games/zhanguo/text/es.ts'
import { en } from '../src/text/en.ts'
import { es } from '../src/text/es.ts'

/** The gaps of an ICU text, at any depth. */
function gaps(text: string): string[] {
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const part = node as { type?: number; value?: unknown; options?: Record<string, { value: unknown }> }
    if (part.type !== 0 && part.type !== 7 && typeof part.value === 'string') found.add(part.value)
    for (const option of Object.values(part.options ?? {})) walk(option.value)
  }
  walk(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst())
  return [...found].sort()
}

describe('the texts', () => {
  for (const [name, first, second] of [
    ['of the command', en, es],
    ['of the ZhanGuo picture', zhanguoEn, zhanguoEs],
    ['of the picture of The Great Wall', greatWallEn, greatWallEs],
  ] as const)
    it(`${name} are valid, and have the same gaps in both languages`, () => {
      for (const [key, text] of Object.entries(first)) {
        const other = (second as Record<string, string>)[key]
        assert.ok(other !== undefined && other !== '', key)
        assert.deepEqual(gaps(other), gaps(text), key)
      }
      assert.deepEqual(Object.keys(second).sort(), Object.keys(first).sort())
    })

  it('are filled: plurals, choices and messages inside messages', () => {
    assert.equal(fill('{n, plural, one {# card} other {# cards}}', 'en', { n: 2 }), '2 cards')
    assert.equal(speaker('es')('why.more', { count: 3 }), 'y 3 más')
    const texts = { outer: '{who} takes {things}', who: 'Red' }
    const message = { key: 'outer', params: { who: { key: 'who' }, things: ['1', { key: 'who' }] } }
    assert.equal(tell(texts, 'en', message), 'Red takes 1, Red')
  })

  it('suggest only where there is something to suggest', () => {
    const say = speaker('en')
    assert.equal(
      say('error.game', { game: 'x', games: 'zhanguo', guess: '_' }),
      'There is no game "x". Choose one of: zhanguo.',
    )
    assert.match(say('error.game', { game: 'zhango', games: 'zhanguo', guess: 'zhanguo' }), /Did you mean zhanguo\?/)
  })
})
