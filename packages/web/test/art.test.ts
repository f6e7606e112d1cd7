import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { greatWall } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { drawing } from '../art/drawing.ts'
import { drawingsOf } from '../art/family.ts'
import { SPRITES, textOf } from '../art/sprites.ts'
import { FACES } from './all-expansions.ts'
import { type CardArt, layersOf } from '../src/art/art.ts'
import { artOf } from '../src/games/great-wall/art.ts'
import { artOf as artOfZhanGuo } from '../src/games/zhanguo/art.ts'

/** The page loads a game's sprites when one of its tables is opened; packed, they may weigh no more. */
const GAME = 150_000
/** A drawing is a few strokes. */
const SYMBOL = 2000

const BOARDS = ['circle', 'square', 'triangle', 'star'] as const

const read = (file: string): string => readFileSync(new URL(`../src/games/${file}`, import.meta.url), 'utf8')
const drawings = SPRITES.flatMap(({ drawings }) => drawings)
const drawn = new Set(drawings.map(({ id }) => id))

describe('the sprites', () => {
  it('are what the drawings make: npm run art', () => {
    for (const sprite of SPRITES)
      assert.ok(read(sprite.file) === textOf(sprite), `${sprite.file} is stale: npm run art`)
  })

  it('have every name once, and no drawing over 2 kB', () => {
    assert.equal(drawn.size, drawings.length)
    for (const one of drawings) assert.ok(one.svg().length < SYMBOL, `${one.id} has ${one.svg().length} bytes`)
  })

  it('know three inks, and neither text nor pictures nor filters', () => {
    for (const one of drawings) {
      const svg = one.svg()
      const inks = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, ink]) => ink)
      for (const ink of inks)
        assert.ok(['none', 'currentColor', 'var(--art-accent)', 'var(--art-paper)'].includes(ink!), `${one.id}: ${ink}`)
      const elements = new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))
      for (const name of elements) assert.ok(['symbol', 'path', 'use'].includes(name!), `${one.id}: <${name}>`)
    }
  })

  it(`stay under ${GAME / 1000} kB a game, packed`, () => {
    for (const game of ['great-wall', 'zhanguo']) {
      const files = SPRITES.filter(({ file }) => file.startsWith(game)).map(({ file }) => read(file))
      if (game === 'zhanguo') files.push(read('zhanguo/landscape.svg'))
      const size = files.reduce((sum, text) => sum + gzipSync(text).length, 0)
      assert.ok(size < GAME, `${game}: ${size} bytes`)
    }
  })
})

describe('a family of drawings in a text', () => {
  it('is drawn line by line, on its ground', () => {
    const [plain, wide, edict] = drawingsOf(
      `# A remark.
one
  disc wash 32 30 26
  mirrored
    brush ink 3 4 5,6 7 8
  line cut 1.4 M1 2v3

two 120 44
  man veil 9 8 .5

edict three
  area accent M4 50v4h48v-4z
`,
      { edict: (name) => drawing(`request-${name}`).disc('wash', 1, 2, 3) },
    )
    assert.equal(
      plain!.svg(),
      drawing('one')
        .disc('wash', 32, 30, 26)
        .mirrored((half) => half.brush('ink', '3 4 5,6 7 8'))
        .line('cut', 'M1 2v3', 1.4)
        .svg(),
    )
    assert.deepEqual([wide!.id, wide!.width, wide!.height], ['two', 120, 44])
    assert.match(wide!.svg(), /opacity=".42"/)
    assert.equal(edict!.svg(), drawing('request-three').disc('wash', 1, 2, 3).area('accent', 'M4 50v4h48v-4z').svg())
  })

  it('with an ink, a stroke or a number that is none is refused', () => {
    assert.throws(() => drawingsOf('one\n  fill green 1 2,3 4'), /no ink: green/)
    assert.throws(() => drawingsOf('one\n  scribble ink 1 2,3 4'), /no stroke: scribble ink/)
    assert.throws(() => drawingsOf('one\n  disc ink 1 two 3'), /no number: two/)
  })
})

/** The symbols that this card lacks. */
function lacking(id: string, art: CardArt | undefined): readonly string[] {
  if (art === undefined) return [`${id} has no picture`]
  const names = [art.name, ...(art.recipe === undefined ? [] : layersOf(art.recipe))]
  return names.filter((name) => !drawn.has(name))
}

function boxOf(setup: object) {
  const checked = greatWall.checkSetup(setup)
  assert.ok(checked.ok, JSON.stringify(checked))
  return greatWall.open(checked.value)
}

describe('every card has a picture', () => {
  it('The Great Wall: Hordes, Generals, Advisors, Locations, Artifacts, Requests, Events, Tactics, Commands', () => {
    const box = boxOf({
      mode: 'competitive',
      seats: 5,
      clans: ['dragon', 'snake', 'monkey', 'turtle', 'panda'],
      expansions: ['fifthPlayer', 'rat'],
    })
    const { data } = box
    const ids = [
      data.hordeTypes,
      data.hordeCards,
      data.generals,
      data.advisors,
      data.sides.side3.locations,
      data.artifacts,
      data.requests,
      data.events,
      data.tactics,
      data.commandCards,
      data.commands.player,
      data.others,
    ].flatMap((table) => Object.keys(table))
    assert.ok(ids.length > 200, `${ids.length} cards`)
    const missing = new Set(ids.flatMap((id) => lacking(id, artOf(id, box))))
    assert.deepEqual([...missing], [])
  })

  it('what lies in the boxes of the other expansions: all of the component lists (10)', () => {
    const lists: Readonly<Record<string, Readonly<Record<string, number>>>> = {
      genghisKhan: { GKK: 1, GKS: 6, GKH: 3, AWD: 6 },
      blackPowder: { BPH: 4, BPS: 5, BPM: 3, SHT: 2, ROC: 8 },
      ancientBeasts: { BST: 4, REL: 6, ABT: 4 },
      // What all scenarios share comes with each.
      freezingWeather: { SCN: 6, ACR: 10, ACT: 8 },
    }
    for (const [name, kinds] of Object.entries(lists)) {
      const symbols = FACES.find((face) => face.name === name)!.pictures!.symbols
      for (const [prefix, count] of Object.entries(kinds))
        for (let n = 1; n <= count; n++) {
          const symbol = symbols[`${prefix}-${n}`]
          assert.ok(symbol !== undefined && drawn.has(symbol), `${prefix}-${n}`)
        }
      for (const symbol of Object.values(symbols)) assert.ok(drawn.has(symbol), symbol)
    }
  })

  it('no two Generals look alike, and each has a sign of its own', () => {
    const { data } = boxOf({
      mode: 'competitive',
      seats: 5,
      clans: ['dragon', 'snake', 'monkey', 'turtle', 'panda'],
      expansions: ['fifthPlayer'],
    })
    const arts = Object.keys(data.generals).flatMap((id) => artOf(id, { data }) ?? [])
    const distinct = (of: (art: CardArt) => string): number => new Set(arts.map(of)).size
    assert.equal(
      distinct(({ name }) => name),
      arts.length,
    )
    assert.equal(
      distinct(({ recipe }) => layersOf(recipe!).join()),
      arts.length,
    )
  })

  it('ZhanGuo: families, boards, tasks and rewards', () => {
    const checked = zhanguo.checkSetup({ clans: ['blue', 'red', 'yellow', 'purple'] })
    assert.ok(checked.ok, JSON.stringify(checked))
    const { data } = zhanguo.open(checked.value)
    // Rounds count from 1.
    const rewards = data.rewards.flatMap((row) => row.slice(1))
    const things = [
      ...rewards.map(({ aspect }) => [`family ${aspect}`, artOfZhanGuo({ family: aspect })] as const),
      ...BOARDS.map((board) => [`board ${board}`, artOfZhanGuo({ board })] as const),
      ...Object.values(data.tasks)
        .flat()
        .map((task) => [`task ${task.id}`, artOfZhanGuo({ task })] as const),
      ...rewards.map(({ kind }) => [`reward ${kind}`, artOfZhanGuo({ reward: kind })] as const),
      ['reward of points', artOfZhanGuo({ reward: 'VP' })] as const,
    ]
    const missing = new Set(things.flatMap(([id, art]) => lacking(id, art)))
    assert.deepEqual([...missing], [])
  })
})
