import type { Told } from '@wanli/kernel'
import { openPosition } from '@wanli/kernel'
import { value } from '@wanli/test-kit'
import { greatWall } from '../src/index.ts'
import type { GreatWall, Options } from '../src/terms.ts'
import { HORDES, TestTable, type Words } from './table.ts'

/*
 * Tables for the tests of solo: the dragon against Qin Jiushao. The dragon's General says nothing, and what Qin does before anyone
 * is asked is told, too. Unless words say otherwise his track is: Lumber Mill (highest), Quarry, Gold Mine, Temple, Barracks.
 */

export const QIN = 1
export const REED = 2
type Seat = number

export type SoloWords = Words & {
  /** Where the back of the top Horde card points. */
  readonly indicator?: 'middle' | 'right'
  /** Qin's Location track, the highest first. */
  readonly tokens?: readonly string[]
}

export class SoloTable extends TestTable {
  constructor(words: SoloWords, options: Partial<Options> = {}, data?: object) {
    const told: Told<GreatWall['event']>[] = []
    const setup = { mode: 'solo', seats: 1, options, ...(data === undefined ? {} : { data }) }
    const position = { wanli: 'position', format: 1, game: greatWall.id, setup, table: inWords(words) }
    const say = (event: GreatWall['event'], secret: unknown) => told.push({ event, secret } as never)
    super(value(openPosition(greatWall, position as never, { record: true, say: say as never })))
    this.table.say = undefined
    this.events = told
  }

  /** Clerks that someone moved: `pool > temple`. */
  moves(seat: Seat = QIN): string[] {
    return this.told('clerkMoved').flatMap((event) => (event.seat === seat ? [`${event.from} > ${event.to}`] : []))
  }

  /** Why an automaton did what it did: the reason, and what it is about. */
  why(seat: Seat = QIN): string[] {
    return this.told('reason').flatMap((event) => {
      const section = event.section === undefined ? undefined : SECTIONS[event.section]
      const about = event.location ?? event.card ?? section ?? event.n
      return event.seat !== seat ? [] : [about === undefined ? event.reason : `${event.reason} ${about}`]
    })
  }

  /** Honor by its source: `4 building`. */
  honorOf(seat: Seat = QIN): string[] {
    return this.told('honor').flatMap((event) => (event.seat === seat ? [`${event.n} ${event.source}`] : []))
  }

  /** Spots that someone covered: `spearman middle 1.3` (row, spot, from 1), `wound right 2.1`. */
  covered(seat: Seat = QIN): string[] {
    return this.everythingTold().flatMap(({ event }) => {
      if (event.kind === 'attacked' && event.seat === seat)
        return [`${event.unit} ${SECTIONS[event.section]} ${event.row + 1}.${event.spots[0]! + 1}`]
      if (event.kind === 'wounded' && event.seat === seat)
        return [`wound ${SECTIONS[event.section]} ${event.row + 1}.${event.spot + 1}`]
      return []
    })
  }
}
const SECTIONS = ['left', 'middle', 'right'] as const

/** A table against Qin Jiushao. */
export const solo = (words: SoloWords, options: Partial<Options> = {}, data?: object): SoloTable =>
  new SoloTable(words, options, data)

function inWords({ indicator, tokens, ...words }: SoloWords): object {
  const { dragon } = words.players ?? {}
  const text = JSON.stringify(words)
  const deck = HORDES.filter((card) => !card.endsWith('/left') && !text.includes(`"${card}"`))
  const top = deck.filter((card) => card.endsWith(`/${indicator}`))
  return {
    ...words,
    players: { ...words.players, dragon: { general: null, ...dragon } },
    ...(indicator === undefined ? {} : { hordeDeck: [...new Set([top[0]!, ...deck])] }),
    ...(tokens === undefined ? {} : { extras: { qin: { track: tokens } } }),
  }
}

/** Qin's turn with a card of his, from its start on: his first box, then the dragon is asked for the second. */
export const qinTurn = (card: string, words: SoloWords = {}, options: Partial<Options> = {}): SoloTable =>
  solo({ phase: 'turn', turn: 'qin', ...words, track: { 1: { by: 'qin', card }, ...words.track } }, options)

/** The dragon's turn: of its Economy the dragon moves nothing, so that the box of the others comes next. */
export const othersBox = (words: SoloWords = {}, options: Partial<Options> = {}): SoloTable => {
  const track = { 1: { by: 'dragon', card: 'economy' } }
  return solo({ phase: 'turn', turn: 'dragon', track, ...words }, options).play('stop')
}

/** Someone's Activation step. The dragon holds a Tactic card, so that it stops before the Defeat step. */
export const activationOf = (turn: string, words: SoloWords, options: Partial<Options> = {}): SoloTable =>
  solo({ phase: 'activation', turn, ...watched(words) }, options)

/** A Tactic card that is of no use now, but whoever holds one is asked in every window. */
export const watched = (words: SoloWords): SoloWords => ({
  ...words,
  players: { ...words.players, dragon: { tactics: ['TAC-16'], ...words.players?.['dragon'] } },
})

export const TRACK = ['lumberMill', 'quarry', 'goldMine', 'temple', 'barracks'] as const
