import { brokenBy, inShort, type Must } from '@wanli/game-kit'
import { CARD_COLOURS, OFFICIAL_COLOURS, REGIONS } from './data/types.ts'
import type { OwnDetail } from './details.ts'
import { at, bySeat, cardsIn, COLOURS, NOBODY, OFFICIALS, officialsIn, type Player, type State, vpOf } from './state.ts'
import { slotsOf } from './tasks.ts'
import type { ZgBox } from './terms.ts'

/** ZG-INV-01 to -06, -09, -12 and ZG-GEN-04: what holds at every moment. */
export const brokenIn = (s: State, box: ZgBox) =>
  brokenBy<OwnDetail>((must) => {
    s.players.forEach((player, seat) => ofPlayer(player, seat, s, box, must))
    ofMarkers(s, box, must)
    ofGameboard(s, box, must)
    must(hasAllCards(s), 'ZG-INV-06', 'allCards')
    const boards = [...s.boards, ...s.players.flatMap(({ board }) => board ?? [])]
    must(new Set(boards).size === boards.length, 'ZG-SETUP-12', 'boardTwice')
    const takers = s.players.filter(({ board }) => board === null).length
    must(takers <= s.boards.length, 'ZG-SETUP-12', 'boardsOnOffer', { takers, count: s.boards.length })
    const discs = [...s.track, ...s.column.filter((seat) => seat !== NOBODY)]
    must(discs.length === box.seats && s.players.every((_, seat) => discs.includes(seat)), 'ZG-INV-09', 'discs')
  })

export const invariants = (s: State, box: ZgBox): readonly string[] => inShort(brokenIn(s, box))

function ofPlayer(p: Player, seat: number, s: State, box: ZgBox, must: Must<OwnDetail>): void {
  const clan = box.setup.clans[seat]!
  const { constants } = box.data
  const board = p.board === null ? undefined : box.data.boards[p.board][box.side]
  for (const official of OFFICIALS) {
    let sum = p.officials[official]!
    for (const region of REGIONS) sum += p.governorsArea[at(region, official)]! + p.workersArea[at(region, official)]!
    const right = sum === constants.officialsPerColour && p.officials[official]! >= 0
    must(right, 'ZG-INV-01', 'officials', { official: OFFICIAL_COLOURS[official], clan })
  }
  for (const region of REGIONS) {
    const here = { region, clan }
    const cap = board?.caps[region] ?? 0
    must(officialsIn(p.workersArea, region) <= constants.officialsPerWorkersArea, 'ZG-INV-02', 'workersArea', here)
    must(p.unrest[region]! >= 0 && p.unrest[region]! <= cap, 'ZG-INV-02', 'unrest', here)
    must(cardsIn(p, region) <= constants.cardsPerRegion, 'ZG-INV-02', 'cards', here)
    must(p.workers[region]! >= 0, 'ZG-INV-02', 'workers', here)
  }
  let governors = p.governors
  let palaces = p.palaces
  let walls = p.walls
  for (const region of REGIONS) {
    governors += s.open[bySeat(region, seat)]!
    palaces += s.palaces[bySeat(region, seat)]!
  }
  for (const owner of s.squares) if (owner === seat) governors++
  for (const owner of s.wallSlots) if (owner === seat) walls++
  const governorsFit = governors === constants.governors && p.governors >= 0
  must(governorsFit, 'ZG-INV-04', 'pieces', { piece: 'governors', clan })
  must(palaces === constants.palaces && p.palaces >= 0, 'ZG-INV-04', 'pieces', { piece: 'palaces', clan })
  must(walls === constants.walls && p.walls >= 0, 'ZG-INV-04', 'pieces', { piece: 'walls', clan })
  let discs = 0
  for (const task of s.tasks) for (const owner of task.discs) if (owner === seat) discs++
  must(discs <= constants.taskDiscs, 'ZG-INV-12', 'taskDiscs', { clan })
  must(vpOf(p) >= 0, 'ZG-GEN-04', 'vp', { clan })
}

function ofMarkers(s: State, box: ZgBox, must: Must<OwnDetail>): void {
  for (const colour of COLOURS) {
    let sum = s.supply[colour]!
    for (const player of s.players) sum += player.markers[colour]!
    const right = sum === box.data.constants.value1Markers[box.seats as 2 | 3 | 4] && s.supply[colour]! >= 0
    must(right, 'ZG-INV-03', 'markers', { marker: CARD_COLOURS[colour] })
    const holder = s.bigMarkers[colour]!
    must(holder === NOBODY || s.players[holder] !== undefined, 'ZG-INV-03', 'bigMarker', {
      marker: CARD_COLOURS[colour],
    })
  }
}

function ofGameboard(s: State, box: ZgBox, must: Must<OwnDetail>): void {
  const { palaceSlots, wallsPerSection } = box.data.constants
  for (const region of REGIONS) {
    let built = 0
    for (let seat = 0; seat < 4; seat++) built += s.palaces[bySeat(region, seat)]!
    must(built <= palaceSlots[box.seats as 2 | 3 | 4], 'ZG-INV-05', 'palaces', { region })
  }
  for (let seat = 0; seat < box.seats; seat++)
    for (let slot = 0; slot < s.wallSlots.length; slot += 3) {
      const own =
        Number(s.wallSlots[slot] === seat) +
        Number(s.wallSlots[slot + 1] === seat) +
        Number(s.wallSlots[slot + 2] === seat)
      must(own <= wallsPerSection, 'ZG-INV-05', 'wallSection', { clan: box.setup.clans[seat]! })
    }
  for (const task of s.tasks)
    must(
      task.discs.length <= slotsOf(box, task.id).length && new Set(task.discs).size === task.discs.length,
      'ZG-INV-05',
      'taskSlots',
      { id: task.id },
    )
}

/** ZG-INV-06: each of the 120 cards exactly once. */
function hasAllCards(s: State): boolean {
  const seen = new Uint8Array(121)
  let count = 0
  const see = (card: number) => {
    if (card < 1 || card > 120 || seen[card] === 1) count = -1000
    seen[card] = 1
    count++
  }
  for (const deck of s.decks) for (const card of deck) see(card)
  for (const card of s.pile) see(card)
  for (const player of s.players) {
    for (const card of player.hand) see(card)
    for (const card of player.cards) if (card !== 0) see(card)
  }
  return count === 120
}
