import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { here, newFolder } from './help.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackLog } from '../src/files.ts'

function answersIn(folder: string): readonly string[] {
  const saves = join(folder, '.wanli', 'saves')
  const read = unpackLog(readFileSync(join(saves, readdirSync(saves)[0]!), 'utf8'))
  assert.ok(read.ok)
  return read.value.answers
}

const WALL = ['play', 'great-wall', '--mode', 'competitive', '--seats', '3', '--players', 'Ana,Bo,Cai', '--seed', '7']

/** Two lines for each of three people: the keyboard is passed on, then the first option. */
const chosen = (count: number): string[] => Array.from({ length: count }, () => ['', '1']).flat()

describe('options keep their numbers', () => {
  it('spot 2 of the Command track is 2, also when spot 1 is taken', async () => {
    const folder = newFolder()
    const lines = ['', '1', '1', '', '1', '1', '', '1', '1', ...chosen(3), '1', '1', '2', 'q']
    const { out } = await here(WALL, { folder, lines })
    const [, second = ''] = out.split(/Where on the Command track/).slice(1)
    assert.match(second, /\n {2}2 Spot 2 of the Command track {3}3 Spot 3/)
    assert.match(second, /> There is no option 1 now: choose one of 2, 3\.\n/)
    assert.deepEqual(
      answersIn(folder).filter((answer) => answer.startsWith('spot')),
      ['spot 1', 'spot 2'],
    )
  })

  it('regions go by their numbers, and the actions of the Court keep theirs', async () => {
    const folder = newFolder()
    const { out } = await here(['play', 'zhanguo', '--seats', '2', '--seed', '7', '--players', 'Ana,random'], {
      folder,
      lines: ['1', '9', '3'],
    })
    assert.match(out, /\n +3 Unify in region 3/)
    assert.match(out, /\n +6 Court: recruit 1 official/)
    assert.match(out, /\n +8 Court: install 1 governor/)
    assert.match(out, /> There is no option 9 now: choose one of 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14\.\n/)
    assert.ok(answersIn(folder).includes('unify 3'))
  })

  it('a bid is its sum, and 0 passes; no number stands twice', async () => {
    const folder = newFolder()
    const args = ['play', 'zhanguo', '--boards', 'auction', '--seats', '3', '--seed', '7', '--players', 'Ana,Bo,Cai']
    const { out } = await here(args, { folder, lines: ['', '3', '', '2', '5', '', '0', 'q'] })
    assert.match(out, /> There is no option 2 now: choose one of 0, 4, 5/)
    assert.match(out, /ZG-AUCT-04/)
    assert.deepEqual(answersIn(folder).slice(0, 3), ['bid 3', 'bid 5', 'pass'])
    const screen = out.slice(out.indexOf('The standing bid is 5'))
    const numbers = [...screen.slice(0, screen.indexOf('Number =')).matchAll(/(\d+) (?:Bid|Pass)/g)].map(([, n]) => n)
    assert.equal(new Set(numbers).size, numbers.length)
    assert.equal(numbers.length, 11)
  })

  it('input that says the same number for ever gets the first option in the end; a person does not', async () => {
    const args = ['play', 'zhanguo', '--boards', 'auction', '--seats', '2', '--seed', '7', '--players', 'Ana,random']
    let asked = 0
    const ended = await here(args, { lines: () => (++asked > 3000 ? undefined : '1') })
    assert.match(ended.out, /The winner is/)
    const folder = newFolder()
    await here(WALL, {
      folder,
      terminal: true,
      lines: ['', '1', '1', '', '1', '1', '', '1', '1', ...chosen(3), '', '1', '', '1', '1', '1', '1', 'q'],
    })
    assert.deepEqual(
      answersIn(folder).filter((answer) => answer.startsWith('spot')),
      ['spot 1'],
    )
  })
})
