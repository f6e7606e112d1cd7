import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { citedByTest, coverage } from '../src/rules/coverage.ts'
import { here, newFolder, wanli } from './help.ts'

const call = (name: string) => `${name}(`

describe('the citations of a test', () => {
  it('are the IDs at the head of rule, card, decision and law', () => {
    const text = [
      `${call('rule')}'ZG-GEN-01', 'as ZG-GEN-02 says', () => offers('ZG-GEN-03'))`,
      `${call('card')}['#1', "#2"], 'two cards', () => {})`,
      `${call('decision')}\n  'ZG-DEC-01',\n  'a title', body)`,
      `${call('law')}['ZG-INV-01, ZG-INV-02'], 'both', check)`,
      `// ${call('rule')}'ZG-GEN-04', 'not this', () => {})`,
      `${call('overrule')}'ZG-GEN-07')`,
    ].join('\n')
    assert.deepEqual(citedByTest(text), ['ZG-GEN-01', '#1', '#2', 'ZG-DEC-01', 'ZG-INV-01', 'ZG-INV-02'])
  })
})

describe('coverage', () => {
  const root = newFolder()
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  put(
    'packages/zhanguo/test/a.test.ts',
    `${call('rule')}['ZG-GEN-01', 'ZG-GEN-02'], 'x', f)\n${call('card')}'#7', 'y', f)`,
  )
  put('packages/zhanguo/test/scenarios/tv.json', JSON.stringify({ wanli: 'scenario', cites: ['TV-01', 'ZG-GEN-03'] }))
  put('packages/other/test/b.test.ts', `${call('rule')}['TV-02', '#8', 'ZG-GEN-04'], 'z', f)`)
  put('packages/zhanguo/src/c.ts', `${call('rule')}'ZG-GEN-07', 'no test', f)`)

  it('counts what tests and scenarios cite; vectors and cards only in the tests of their own game', () => {
    const { zhanguo } = coverage(['zhanguo'], root)
    assert.equal(zhanguo!.cited, 4)
    assert.equal(zhanguo!.total, zhanguo!.cited + zhanguo!.uncited.length)
    assert.ok(zhanguo!.uncited.includes('ZG-GEN-07'))
    assert.equal(zhanguo!.byKind.vectors.cited, 1)
    assert.equal(zhanguo!.byKind.cards.cited, 1)
    assert.equal(zhanguo!.byKind.decisions.cited, 0)
  })

  it('of this repo: every ID of the rule documents is counted, and cited', () => {
    const counted = Object.values(coverage(['zhanguo', 'great-wall']))
    const sum = (kind: 'rules' | 'vectors' | 'cards' | 'decisions') =>
      counted.reduce((total, { byKind }) => total + byKind[kind].total, 0)
    assert.deepEqual(
      { rules: sum('rules'), vectors: sum('vectors'), cards: sum('cards'), decisions: sum('decisions') },
      { rules: 1178, vectors: 168, cards: 433, decisions: 101 },
    )
    assert.deepEqual(
      counted.flatMap(({ byKind }) => Object.values(byKind).flatMap(({ uncited }) => uncited)),
      [],
    )
  })

  it('is a command', async () => {
    const { code, out } = await wanli(['rules', 'coverage', '--json'])
    assert.equal(code, 0)
    const { zhanguo } = JSON.parse(out) as ReturnType<typeof coverage>
    assert.ok(zhanguo!.total > 190)
    assert.equal(zhanguo!.cited + zhanguo!.uncited.length, zhanguo!.total)
    assert.deepEqual(Object.keys(zhanguo!.byKind), ['rules', 'vectors', 'cards', 'decisions'])
    const text = await here(['rules', 'coverage', '--list', '--lang', 'es'])
    assert.match(text.out, /reglas +\d+ +\d+ +\d+/)
  })
})
