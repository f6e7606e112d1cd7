import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { soundOf as inGreatWall } from '../src/games/great-wall/winter/sounds.ts'
import { winterPlan } from '../src/games/great-wall/winter/plan.ts'
import { soundOf as inZhanGuo } from '../src/games/zhanguo/sounds.ts'
import { lengthOf, type Part, type Sound, SOUNDS } from '../src/frame/sound/sounds.ts'
import { Voice } from '../src/frame/sound/voice.ts'

/* The sounds of the table, on a context that only writes down what is built on it. */

interface Note {
  readonly kind: 'tone' | 'noise'
  readonly wave: string
  readonly pitch: readonly number[]
  begin: number
  end: number
}

class FakeParam {
  value = 0
  readonly calls: (readonly [string, number, number])[] = []
  private readonly call = (name: string) => (value: number, at: number) => void this.calls.push([name, value, at])
  setValueAtTime = this.call('set')
  linearRampToValueAtTime = this.call('line')
  exponentialRampToValueAtTime = this.call('curve')
  setTargetAtTime = this.call('target')
  cancelScheduledValues = (at: number) => void this.calls.push(['cancel', 0, at])
}
class FakeNode {
  readonly goesTo: FakeNode[] = []
  readonly gain = new FakeParam()
  readonly frequency = new FakeParam()
  type = ''
  buffer: unknown = null
  times: number[] = []
  connect(other: FakeNode): FakeNode {
    this.goesTo.push(other)
    return other
  }
  start = (at: number) => void this.times.push(at)
  stop = (at: number) => void this.times.push(at)
}
class FakeContext {
  currentTime = 10
  sampleRate = 100
  readonly destination = new FakeNode()
  readonly gains: FakeNode[] = []
  readonly sources: { readonly kind: Note['kind']; readonly node: FakeNode }[] = []
  createGain(): FakeNode {
    const node = new FakeNode()
    this.gains.push(node)
    return node
  }
  private source(kind: Note['kind']): FakeNode {
    const node = new FakeNode()
    this.sources.push({ kind, node })
    return node
  }
  createOscillator = () => this.source('tone')
  createBufferSource = () => this.source('noise')
  createBiquadFilter = () => new FakeNode()
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

function heard(sound: Sound): readonly Note[] {
  const context = new FakeContext()
  new Voice(context as unknown as BaseAudioContext).play(sound, 1)
  return context.sources.map(({ kind, node }) => {
    const through = kind === 'tone' ? node : node.goesTo[0]!
    const [begin = 0, end = 0] = node.times
    return { kind, wave: through.type, pitch: through.frequency.calls.map(([, hertz]) => hertz), begin, end }
  })
}
const ms = (seconds: number) => Math.round(seconds * 1000)
const shape = (sound: Sound) =>
  heard(sound).map(({ wave, pitch, begin, end }) => [wave, ...pitch, ms(begin - 10), ms(end - begin)])

void test('each sound is made of what the sheet says: waves, pitches, attack and decay', () => {
  assert.deepEqual(shape('arrow'), [['bandpass', 4000, 1000, 0, 92]])
  assert.deepEqual(
    shape('hooves'),
    [0, 120, 240, 360].map((at) => ['sine', 70, 50, at, 93]),
  )
  assert.deepEqual(shape('clash')[0], ['sine', 55, 0, 181])
  assert.equal(heard('clash')[1]?.kind, 'noise')
  assert.deepEqual(
    shape('stones'),
    [0, 150, 300].map((at) => ['lowpass', 300, at, 705]),
  )
  assert.deepEqual(
    shape('hold'),
    [660, 1320].map((pitch) => ['sine', pitch, 0, 404]),
  )
  assert.deepEqual(shape('fall'), [['triangle', 180, 0, 61]])
  assert.deepEqual(shape('saved'), [['sine', 880, 0, 156]])
  assert.deepEqual(shape('card'), [
    ['bandpass', 2000, 0, 41],
    ['sine', 220, 30, 51],
  ])
  assert.deepEqual(shape('clerk'), [['sine', 330, 0, 36]])
  assert.deepEqual(
    shape('turn').map(([wave, pitch, , time]) => [wave, Math.floor(pitch as number), time]),
    [
      ['sine', 523, 228],
      ['sine', 659, 228],
    ],
  )
})

void test('every sound is there; only one has two notes; none is long, and all of them are small', () => {
  const names = 'turn card clerk stone arrow hooves clash stones hold fall saved claim coin reward end'.split(' ')
  assert.deepEqual(Object.keys(SOUNDS), names)
  // Two notes: tones of different pitch, one after the other.
  const melodies = Object.entries<readonly Part[]>(SOUNDS).filter(([, parts]) => {
    const tones = parts.filter(({ wave }) => wave !== 'noise')
    return new Set(tones.map(({ after }) => after)).size > 1 && new Set(tones.map(({ from }) => from)).size > 1
  })
  assert.deepEqual(
    melodies.map(([name]) => name),
    ['turn'],
  )
  for (const name of Object.keys(SOUNDS) as Sound[]) assert.ok(lengthOf(name) <= 1100, name)
  const folder = new URL('../src/frame/sound/', import.meta.url)
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  assert.ok(bytes < 40_000, String(bytes))
})

void test('one at a time: a sound that begins cuts the one before off, without a crack; the volume is the person’s', () => {
  const context = new FakeContext()
  const voice = new Voice(context as unknown as BaseAudioContext)
  voice.play('stones', 0.5)
  const first = context.gains.find(({ goesTo }) => goesTo.includes(context.destination))!
  assert.equal(first.gain.value, 0.15)
  context.currentTime = 10.1
  voice.play('clerk', 1)
  assert.deepEqual(
    first.gain.calls.map(([name, value]) => [name, value]),
    [
      ['cancel', 0],
      ['target', 0],
    ],
  )
  const last = context.gains.filter(({ goesTo }) => goesTo.includes(context.destination)).at(-1)!
  context.currentTime = 12
  voice.play('coin', 1)
  assert.deepEqual(last.gain.calls, [], 'what is over need not be cut off')
})

void test('both games are heard: a card, a piece, stone, a claim, a reward, the end', () => {
  const heard = (of: typeof inZhanGuo, ...kinds: readonly string[]) => kinds.map((kind) => of({ kind }))
  assert.deepEqual(
    heard(inZhanGuo, 'courtPlayed', 'unified', 'hired', 'walled', 'built', 'claimed', 'rewardTaken', 'shifted', 'won'),
    ['card', 'card', 'clerk', 'stone', 'stone', 'claim', 'reward', 'fall', 'end'],
  )
  assert.deepEqual(
    heard(
      inGreatWall,
      'turnBegan',
      'clerkMoved',
      'wallBuilt',
      'hordeClaimed',
      'gained',
      'upgraded',
      'raid',
      'gameEnds',
    ),
    ['card', 'clerk', 'stone', 'claim', 'coin', 'reward', 'stones', 'end'],
  )
  for (const sound of [inZhanGuo, inGreatWall]) assert.equal(sound({ kind: 'scored' }), undefined)
  // A Winter on the stage has the rest.
  const events = [
    { kind: 'season', season: 'winter', year: 1 },
    { kind: 'wounded', seat: 0, section: 0, row: 0, spot: 1 },
    { kind: 'assault', section: 0, defense: 4, power: 3, breach: false },
    { kind: 'assault', section: 1, defense: 2, power: 3, breach: true },
    { kind: 'killed', seat: 0, unit: 'archer', section: 1 },
  ]
  const told = events.map((event, n) => ({ n, move: 0, event }))
  assert.deepEqual(
    winterPlan(told, [0, 1], 'full')?.beats.flatMap((beat) => beat.sound ?? []),
    ['arrow', 'hooves', 'clash', 'hold', 'hooves', 'clash', 'stones', 'fall'],
  )
})
