import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Reader } from '@wanli/test-kit'
import { fill, tell } from '@wanli/text'
import { speaker } from '../src/format.ts'
import { en as greatWallEn } from '../src/games/great-wall/text/en.ts'
import { es as greatWallEs } from '../src/games/great-wall/text/es.ts'
import { en as zhanguoEn } from '../src/games/zhanguo/text/en.ts'
import { es as zhanguoEs } from '../src/games/zhanguo/text/es.ts'
import { en } from '../src/text/en.ts'
import { es } from '../src/text/es.ts'

describe('the texts', () => {
  for (const [name, first, second] of [
    ['of the command', en, es],
    ['of the ZhanGuo picture', zhanguoEn, zhanguoEs],
    ['of the picture of The Great Wall', greatWallEn, greatWallEs],
  ] as const)
    it(`${name} are valid, and have the same gaps in both languages`, () => {
      const reader = new Reader({ en: first, es: second }, /(?!)/)
      for (const key of Object.keys(first)) {
        assert.ok((second as Record<string, string>)[key], key)
        const [inEnglish, inSpanish] = (['en', 'es'] as const).map((language) =>
          [...reader.gaps(key, language).keys()].sort(),
        )
        assert.deepEqual(inSpanish, inEnglish, key)
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
