import type { Seat } from '@wanli/kernel'
import { automatonAt } from '../automata.ts'
import { NONE, type Player, RESOURCES } from '../state.ts'
import { type TableReader, Wrong } from './table-reader.ts'
import type { PlayerWords } from './shape.ts'

export function readPlayer(r: TableReader, player: Player, seat: Seat, words: PlayerWords | undefined): void {
  const where = `players.${r.box.clans[seat]}`
  const { box } = r
  const automaton = automatonAt(r, seat)
  player.general = generalOf(r, seat, automaton !== undefined, words, where)
  const onTrack = [...Object.values(r.words.track), ...r.words.revealed]
    .filter(({ by }) => by === box.clans[seat])
    .map(({ card }) => r.command(card, 'track'))
  player.commands = player.commands.filter((card) => !onTrack.includes(card))
  if (words === undefined) return
  player.honor = words.honor ?? player.honor
  if (words.honorFrom !== undefined)
    for (const [source, n] of Object.entries(words.honorFrom))
      player.honorFrom[r.honorSource(source, `${where}.honorFrom`)] = n
  RESOURCES.forEach((name, i) => (player.resources[i] = words.resources[name] ?? 0))
  player.discarded = words.discarded.map((name) => r.command(name, `${where}.discarded`))
  player.commands =
    commandsOf(r, words, automaton !== undefined, where) ??
    player.commands.filter((card) => !player.discarded.includes(card))
  player.tactics = words.tactics.map((name) => r.card(box.tactics, name, `${where}.tactics`))
  if (words.clerkSupply !== undefined) player.clerkSupply = words.clerkSupply
  for (const [name, n] of Object.entries(words.sacrificed)) {
    if (name === 'clerk') player.sacrificedClerks = n
    else {
      const type = r.unit(name, `${where}.sacrificed`)
      r.takeSoldiers(player, type, n, `${where}.sacrificed`)
      player.sacrificed[type] = n
    }
  }
  if (automaton === undefined)
    player.clerkPool = box.clerks.pool + box.clerks.supply - player.clerkSupply - player.sacrificedClerks
  for (const [name, n] of Object.entries(words.shamed)) {
    const type = r.unit(name, `${where}.shamed`)
    r.takeSoldiers(player, type, n, `${where}.shamed`)
    player.shamed[type] = n
  }
  for (const [name, { level, unit }] of Object.entries(words.overseers)) {
    const location = r.location(name, `${where}.overseers`)
    if (location >= box.overseers.length) throw new Wrong(`${where}.overseers`, 'notProduction', { location: name })
    const type = r.unit(unit, `${where}.overseers`)
    if (player.overseers[location] === 0) {
      r.takeSoldiers(player, type, 1, `${where}.overseers`)
      player.overseerTypes[location] = type
    }
    player.overseers[location] =
      r.index(level, box.overseers[location]!.price.length, `${where}.overseers`, 'noLevel') + 1
  }
  player.active = words.active.map((name) => r.card(box.advisors, name, `${where}.active`))
  player.supporting = words.supporting.map((name) => r.card(box.advisors, name, `${where}.supporting`))
  if (words.secretSupport !== undefined)
    player.secretSupport = r.card(box.advisors, words.secretSupport, `${where}.secretSupport`)
  player.claimed = words.claimed.map((card) =>
    r.card(box.hordes, typeof card === 'string' ? card : card.card, `${where}.claimed`),
  )
  player.claimedShame = words.claimed.map((card) => (typeof card === 'string' ? 0 : card.shame))
  player.usedTurn = words.usedTurn
  player.usedYear = words.usedYear
  player.usedGame = words.usedGame
  if (words.dealt === undefined) return
  player.dealt = words.dealt.generals.map((name) => r.card(box.generals, name, `${where}.dealt`))
  player.active = words.dealt.advisors.map((name) => r.card(box.advisors, name, `${where}.dealt`))
}

/** Who is given no General has the one of his seat's number, or the first that nobody was given. */
function generalOf(
  r: TableReader,
  seat: Seat,
  automaton: boolean,
  words: PlayerWords | undefined,
  where: string,
): number {
  const { generals, clans } = r.box
  if (words?.general !== undefined)
    return words.general === null ? NONE : r.card(generals, words.general, `${where}.general`)
  if (automaton) return NONE
  const given = Object.values(r.words.players).map(({ general }) => general)
  const isFree = (card: number) => !given.includes(generals[card]!.id)
  // Those before him take theirs by the same rule, so that no General is with two players.
  const others = clans.slice(0, seat).filter((clan) => r.words.players[clan]?.general === undefined).length
  const free = generals.map((_, card) => card).filter(isFree)
  return isFree(seat) ? seat : (free.filter((card) => card >= clans.length)[others] ?? NONE)
}

/** An automaton's cards are a deck: the first on top. */
function commandsOf(r: TableReader, { commands }: PlayerWords, deck: boolean, where: string): number[] | undefined {
  const cards = commands?.map((name) => r.command(name, `${where}.commands`))
  return deck ? cards?.reverse() : cards
}
