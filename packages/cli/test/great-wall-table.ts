import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Dice, Table } from '@wanli/kernel'
import { greatWall } from '@wanli/great-wall'
import { pickAny } from '@wanli/test-kit'
import { type Glyphs, UNICODE } from '../src/draw/layout.ts'
import { width } from '../src/draw/width.ts'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { PICTURE_WIDTH } from '../src/games/great-wall/picture/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import type { Gw, GwScene } from '../src/games/great-wall/terms.ts'
import { type Language, LANGUAGES } from '../src/text/index.ts'

/* What tests of The Great Wall at the terminal share. */

const NAMES = ['Dragón (twelve chars)', 'Serpiente (李明)', 'Mono (greedy)', 'Tortuga (greedy)']

export const scene = (
  game: Table<Gw>,
  language: Language,
  seat: number | undefined,
  glyphs: Glyphs = UNICODE,
): GwScene => ({
  view: game.view(seat),
  box: game.box,
  language,
  glyphs,
  paint: (_, text) => text,
  names: NAMES.slice(0, game.box.seats),
  asked: game.open.map((question) => question.seat),
  question: game.open.find((question) => question.seat === seat),
})

export const start = (words: object, seed: string): Table<Gw> => {
  const setup = greatWall.checkSetup(words)
  assert.ok(setup.ok)
  return Table.start(greatWall, setup.value, seed, { record: true })
}

/** A random game; each of its moments is looked at. */
export function play(game: Table<Gw>, seed: string, look: (count: number) => void): void {
  const dice = new Dice(seed)
  for (let count = 0; !game.over; count++) {
    look(count)
    pickAny(game, dice)
  }
}

export function assertFits(lines: readonly string[]): void {
  for (const line of lines) {
    assert.ok(width(line) <= PICTURE_WIDTH, `${width(line)} wide: ${line}`)
    assert.ok(!/…|undefined|NaN|\[object/.test(line), line)
  }
}

export const savesIn = (folder: string): string[] =>
  readdirSync(join(folder, '.wanli', 'saves')).map((name) => join(folder, '.wanli', 'saves', name))

/** Chooses anything on offer: the last number of the screen is not known, so a wrong one asks again. */
export function anything(seed: string, extra: readonly string[] = []): () => string {
  const dice = new Dice(seed)
  const waiting = [...extra]
  return () => waiting.shift() ?? String(1 + dice.below(12))
}

/** Words of the game that no Spanish text has. */
const ENGLISH =
  /\b(the|your|you|card|cards|Clerks?|Hordes?|Soldiers?|Archers?|Spear\w+|Wall|Wood|Stone|Gold|Shame|Tactics?|Choose|takes|gains|moves|plays|against|with|each|level|none|Clan'?s|Reed|track|lowest|highest|Requests?|Events?|team|fulfilled|Goal|Lost)\b/
/** A key that has no text. */
const RAW = /\b(event|choice|prompt|option|label|reason|source|window|card|setup)\.[a-z]\w+/

export function assertSpanish(out: string): void {
  for (const line of out.split('\n')) {
    assert.doesNotMatch(line, ENGLISH)
    assert.doesNotMatch(line, RAW)
  }
}

/** What a picture shows in one language: all of its lines, and as one text. */
export interface Drawn {
  readonly language: Language
  readonly looking: GwScene
  readonly pen: Pen
  readonly lines: readonly string[]
  readonly text: string
}

/** The table as who is asked sees it, in each language; it fits, and nothing of the Spanish one is English. */
export function drawn(game: Table<Gw>): readonly Drawn[] {
  return LANGUAGES.map((language) => {
    const looking = scene(game, language, game.open[0]!.seat)
    const lines = greatWallModule.draw(looking)
    assertFits(lines)
    if (language === 'es') assertSpanish(lines.join('\n').replaceAll(/\(twelve chars\)|\(greedy\)/g, ''))
    return { language, looking, pen: new Pen(looking), lines, text: oneLine(lines.join(' ')) }
  })
}

/** What is seen in pictures of a random game: all of its first moments, and now and then one later. */
export function sights<Seen>(setup: object, seed: string, look: (picture: Drawn) => Iterable<Seen>): ReadonlySet<Seen> {
  const game = start(setup, seed)
  const seen = new Set<Seen>()
  play(game, seed, (count) => {
    if (count % 9 !== 0 && count > 12) return
    for (const picture of drawn(game)) for (const sight of look(picture)) seen.add(sight)
  })
  return seen
}

/** Each of these cards is in the card reader, found by its ID: with its name, and with what it says, in both languages. */
export function assertInReader(looking: GwScene, ids: readonly string[]): void {
  const [cards] = greatWallModule.sheets
  const pen = new Pen(looking)
  for (const id of ids) {
    const lines = cards!.read(looking, id.toLowerCase())
    assertFits(lines)
    const text = oneLine(lines.join(' '))
    assert.ok(text.includes(pen.card(id)) && text.includes(oneLine(pen.cardText(id)).slice(0, 30)), `${id}: ${text}`)
    if (looking.language === 'es') assertSpanish(lines.join('\n'))
  }
}
/** And by their names too: there is but one of each. */
export function assertFoundByName(looking: GwScene, ids: readonly string[]): void {
  const [cards] = greatWallModule.sheets
  const pen = new Pen(looking)
  for (const id of ids) assert.deepEqual(cards!.read(looking, pen.card(id)), cards!.read(looking, id))
}
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
