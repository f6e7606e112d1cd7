import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { modelText, readModel } from '../src/train/folder.ts'
import type { Verdict } from '../src/train/options.ts'
import { here, newFolder } from './help.ts'

const TRAIN = ['train', 'zhanguo', '--seats', '2', '--games', '30', '--rounds', '1', '--deals', '1', '--json']
const ENDS = ['--lessons', 'ends', '--epochs', '2']

async function trained(folder: string, more: readonly string[] = []) {
  const { code, out, err } = await here([...TRAIN, ...more], { folder })
  assert.equal(code, 0, err)
  return JSON.parse(out) as { readonly state: string; readonly verdicts: readonly Verdict[] }
}
async function refused(folder: string, more: readonly string[] = []): Promise<string> {
  const { code, err } = await here([...TRAIN, ...more], { folder })
  assert.equal(code, 2, err)
  return err
}

describe('wanli train, by lessons of search', () => {
  it('learns the same again from samples that are there, writes the model with its record', async () => {
    const folder = newFolder()
    const path = (file: string) => join(folder, 'training', 'round-1', file)
    const flags = ['--games', '10', '--deals', '2', '--cores', '1', '--worlds', '1', '--ridge', '100']
    const first = await trained(folder, flags)
    assert.equal(first.state, 'whole')
    const text = readFileSync(path('model.json'), 'utf8')
    for (const file of ['model.json', 'verdict.json']) rmSync(path(file))
    assert.deepEqual(await trained(folder, flags), first)
    assert.equal(readFileSync(path('model.json'), 'utf8'), text)
    const { heads } = readModel(path('model.json'))
    assert.equal(heads[0]!.judges, 'commands')
    assert.deepEqual(
      [heads[0]!.record['lessons'], heads[0]!.record['worlds'], heads[0]!.record['ridge']],
      ['search', 1, 100],
    )
    assert.match(await refused(folder, [...flags, '--worlds', '2']), /Name another folder/)
  })
})

describe('wanli train, by the ends of games', () => {
  const [first, second, alone] = [newFolder(), newFolder(), newFolder()]
  const model = join('training', 'round-1', 'model.json')

  it('says what is wrong: another run in the folder, a portion that is none', async () => {
    assert.equal((await trained(first, [...ENDS, '--portion', '1/2'])).state, 'waiting')
    assert.match(await refused(first, [...ENDS, '--seed', 'other']), /Name another folder/)
    assert.match(await refused(first, [...ENDS, '--portion', '3/2']), /3\/2/)
  })

  it('two machines that each play a part learn what one machine learns; what is there is not played again', async () => {
    assert.equal((await trained(second, [...ENDS, '--portion', '2/2'])).state, 'waiting')
    cpSync(join(second, 'training'), join(first, 'training'), { recursive: true })
    const together = await trained(first, [...ENDS, '--cores', '1'])
    assert.equal(together.state, 'whole')
    assert.equal(together.verdicts[0]!.games, 2)
    await trained(alone, [...ENDS, '--cores', '2'])
    assert.equal(readFileSync(join(first, model), 'utf8'), readFileSync(join(alone, model), 'utf8'))
    assert.deepEqual(await trained(alone, ENDS), together)
    const { won, games, taken } = together.verdicts[0]!
    assert.equal(taken, won > games / 2)
    assert.equal(existsSync(join(alone, 'zhanguo.model.json')), taken)
  })

  it('a model as a file is itself again, one line for every list', () => {
    const text = readFileSync(join(alone, model), 'utf8')
    assert.equal(modelText(readModel(join(alone, model))), text)
    assert.ok(text.split('\n').length < 200)
  })

  it('damaged samples are named', async () => {
    const file = join(second, 'training', 'round-1', 'samples-1.f32')
    writeFileSync(file, readFileSync(file).subarray(0, 101))
    cpSync(join(first, 'training', 'round-1', 'samples-0.f32'), join(second, 'training', 'round-1', 'samples-0.f32'))
    assert.match(await refused(second, ENDS), /samples-1.*damaged/)
  })
})
