import type { Counts } from '../../../simulate/observer.ts'
import type { GwBox } from '../terms.ts'
import type { Column } from './columns.ts'
import { type DeedRow, deedsOf, talliesOf, type TallyRow } from './sets.ts'
import { ratio, type Share, shareOf, tidy } from '../../../report/share.ts'

/** Something that a seat may use, and how often those win who do. */
export interface UseRow {
  readonly id: string
  readonly chances: number
  readonly uses: number
  /** Uses of all chances. */
  readonly use: number
  /** Wins of all uses. */
  readonly wins: number
}
export interface CommandRow extends UseRow {
  /** By Betrayal. */
  readonly copied: number
}
export interface TacticRow extends UseRow {
  readonly normal: number
  readonly boosted: number
  readonly discarded: number
  readonly held: number
}
export interface LocationRow extends UseRow {
  readonly activationsPerYear: number
  readonly advancedPerYear: number
}
export interface GeneralRow extends Share {
  readonly id: string
  readonly dealt: number
  /** Of the games in which it was dealt. */
  readonly use: number
  /** Win share by fair share; the interval too. 0 if nobody wins at all. */
  readonly ratio: number
  readonly ratioLow: number
  readonly ratioHigh: number
}
export interface AdvisorRow extends Share {
  readonly id: string
  readonly hired: number
  readonly active: number
  readonly supporting: number
  readonly activeWins: number
  readonly supportingWins: number
  /** Win share less the fair share; the interval too. */
  readonly shift: number
  readonly shiftLow: number
  readonly shiftHigh: number
}
export interface ArtifactRow {
  readonly id: string
  readonly inPlay: number
  /** Mean Honor per player in games in which it lies on the table. */
  readonly honor: number
  readonly winners: number
  readonly others: number
  /** Of all players, those who got any Honor from it; and their win share. */
  readonly use: number
  readonly wins: number
}
export interface HordeRow {
  readonly id: string
  readonly placed: number
  readonly defeated: number
  readonly claimed: number
  /** Breaches that it took part in. */
  readonly breached: number
  readonly raided: number
  readonly left: number
  /** Of those placed. */
  readonly defeatedShare: number
  /** What covered the Vital spots when it was Defeated, as shares. */
  readonly cover: Readonly<Record<string, number>>
}
/** A Request or an Event: games in which it lay open, and the team's wins in them. */
export interface CoopRow extends Share {
  readonly id: string
  readonly done: number
}
export interface HonorRow {
  readonly source: string
  readonly all: number
  readonly winners: number
  readonly others: number
}
export interface Spread {
  readonly mean: number
  readonly by: readonly { readonly value: number; readonly games: number; readonly share: number }[]
}
export interface YearRow {
  readonly year: number
  readonly games: number
  readonly breaches: number
  readonly raids: number
}
export interface Endings {
  /** Each reason, alone or with others. */
  readonly by: Readonly<Record<string, number>>
  readonly together: readonly { readonly because: readonly string[]; readonly games: number; readonly share: number }[]
}

/** All that the report tells of one column. */
export interface Figures extends Column {
  readonly games: number
  readonly failed: number
  /** A seat's mean share of a win: 1 of the seats where one wins, the team's share where all win together. */
  readonly fair: number
  /** Games that a person, or the team, won. */
  readonly won: Share
  readonly years: Spread
  readonly endings: Endings
  readonly honor: { readonly total: Omit<HonorRow, 'source'>; readonly sources: readonly HonorRow[] }
  readonly breaches: Spread & { readonly perYear: number }
  readonly raids: Spread & { readonly perYear: number }
  readonly byYear: readonly YearRow[]
  readonly shameLeft: Spread
  readonly shameTaken: number
  readonly walls: {
    readonly levels: Spread
    readonly barricades: number
    /** Mean level at the end, and levels that people and automata built. */
    readonly sections: readonly { readonly level: number; readonly built: number; readonly builtByAutomata: number }[]
  }
  readonly seatWins: readonly Share[]
  readonly teaAtStart: readonly Share[]
  readonly teaByYear: readonly Share[]
  readonly commands: readonly CommandRow[]
  readonly generals: readonly GeneralRow[]
  readonly advisors: readonly AdvisorRow[]
  readonly tactics: readonly TacticRow[]
  readonly artifacts: readonly ArtifactRow[]
  readonly locations: readonly LocationRow[]
  readonly hordes: readonly HordeRow[]
  readonly requests: readonly CoopRow[]
  readonly events: readonly CoopRow[]
  readonly deeds: readonly DeedRow[]
  readonly tallies: readonly TallyRow[]
}

/** What may cover a Vital spot, beside the Soldiers of people. */
export const WOUNDS = ['archer', 'card', 'fallen', 'automata'] as const

const unique = (items: readonly string[]): string[] => [...new Set(items)]

/** Reads what was counted in a column. The rows are those of its box: what was never met is there with zeros. */
export function figuresOf(column: Column, box: GwBox, counts: Counts, failed: number): Figures {
  const read = new Counted(counts)
  const { seats } = column
  const games = read.n('games')
  const fair = ratio(
    range(seats).reduce((sum, seat) => sum + read.n(`seat/${seat}/wins`), 0),
    games * seats,
  )
  const years = read.n('years/sum')
  return {
    ...column,
    games,
    failed,
    fair,
    won: shareOf(read.n('won'), games),
    years: read.spread('years', games),
    endings: read.endings(games),
    honor: read.honor(),
    breaches: { ...read.spread('breaches', games), perYear: ratio(read.n('breaches/sum'), years) },
    raids: { ...read.spread('raids', games), perYear: ratio(read.n('raids/sum'), years) },
    byYear: read.years(),
    shameLeft: read.spread('shameLeft', games),
    shameTaken: ratio(read.n('shame/taken'), games),
    walls: {
      levels: read.spread('levels', games),
      barricades: ratio(read.n('barricades'), games),
      sections: range(3).map((section) => ({
        level: ratio(read.n(`wall/${section}/level`), games),
        built: ratio(read.n(`wall/${section}/built`), games),
        builtByAutomata: ratio(read.n(`wall/${section}/builtByAutomata`), games),
      })),
    },
    seatWins: range(seats).map((seat) => read.share(`seat/${seat}`)),
    teaAtStart: range(seats).map((place) => read.share(`tea/start/${place}`)),
    teaByYear: range(seats).map((place) => read.shareWithin(`tea/year/${place}`, games)),
    commands: unique(box.humanCommands.map((card) => box.commands[card]!.key)).map((key) => ({
      ...read.use('command', key),
      copied: read.n(`command/${key}/copied`),
    })),
    generals: box.generals.map(({ id }) => read.general(id, fair)),
    advisors: box.advisors.map(({ id }) => read.advisor(id, fair)),
    tactics: box.tactics.map(({ id }) => read.tactic(id)),
    artifacts: box.artifacts.map(({ id }) => read.artifact(id)),
    locations: box.locations.map(({ id }) => ({
      ...read.use('location', id),
      activationsPerYear: ratio(read.n(`location/${id}/activations`), years),
      advancedPerYear: ratio(read.n(`location/${id}/advanced`), years),
    })),
    hordes: unique(box.hordes.map(({ type }) => type)).map((type) => read.horde(type, box)),
    requests: box.requests.map(({ id }) => read.coop('request', id)),
    events: box.events.map(({ id }) => read.coop('event', id)),
    deeds: deedsOf(counts),
    tallies: talliesOf(box, counts, games),
  }
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

class Counted {
  private readonly counts: Counts
  constructor(counts: Counts) {
    this.counts = counts
  }

  n(name: string): number {
    return this.counts[name] ?? 0
  }

  /** The middle part of all names `prefix/.../suffix`. */
  private among(prefix: string, suffix = ''): string[] {
    const end = suffix === '' ? '' : `/${suffix}`
    return Object.keys(this.counts)
      .filter((name) => name.startsWith(`${prefix}/`) && name.endsWith(end))
      .map((name) => name.slice(prefix.length + 1, name.length - end.length))
      .toSorted()
  }

  share(name: string): Share {
    return shareOf(this.n(`${name}/wins`), this.n(`${name}/uses`))
  }

  /** Several uses in one game win or lose together: the interval is that of so many games. */
  shareWithin(name: string, games: number): Share {
    const uses = this.n(`${name}/uses`)
    return { ...shareOf(games * ratio(this.n(`${name}/wins`), uses), games), n: uses }
  }

  spread(name: string, games: number): Spread {
    const values = this.among(`${name}/by`)
      .map(Number)
      .toSorted((a, b) => a - b)
    const by = values.map((value) => {
      const n = this.n(`${name}/by/${value}`)
      return { value, games: n, share: ratio(n, games) }
    })
    return {
      mean: ratio(
        by.reduce((sum, { value, games: n }) => sum + value * n, 0),
        games,
      ),
      by,
    }
  }

  endings(games: number): Endings {
    const together = this.among('ending').map((because) => ({
      because: because === '' ? [] : because.split('+'),
      games: this.n(`ending/${because}`),
      share: ratio(this.n(`ending/${because}`), games),
    }))
    const reasons = unique([...WAYS_TO_END, ...this.among('endedBy')])
    return {
      by: Object.fromEntries(reasons.map((reason) => [reason, ratio(this.n(`endedBy/${reason}`), games)])),
      together: together.toSorted((a, b) => b.games - a.games),
    }
  }

  honor(): Figures['honor'] {
    const row = (source: string) => {
      const winners = this.n(`honor/${source}/winners`)
      const others = this.n(`honor/${source}/others`)
      return {
        all: ratio(winners + others, this.n('winners') + this.n('others')),
        winners: ratio(winners, this.n('winners')),
        others: ratio(others, this.n('others')),
      }
    }
    const sources = unique(this.among('honor').map((name) => name.replace(/\/.*$/, ''))).filter((s) => s !== 'total')
    return {
      total: row('total'),
      sources: sources.map((source) => ({ source, ...row(source) })).toSorted((a, b) => b.all - a.all),
    }
  }

  years(): YearRow[] {
    return this.among('year', 'games')
      .map(Number)
      .toSorted((a, b) => a - b)
      .map((year) => {
        const games = this.n(`year/${year}/games`)
        const mean = (what: string) => ratio(this.n(`year/${year}/${what}`), games)
        return { year, games, breaches: mean('breaches'), raids: mean('raids') }
      })
  }

  use(kind: string, id: string): UseRow {
    const name = `${kind}/${id}`
    const chances = this.n(`${name}/chances`)
    const uses = this.n(`${name}/uses`)
    return { id, chances, uses, use: ratio(uses, chances), wins: ratio(this.n(`${name}/wins`), uses) }
  }

  general(id: string, fair: number): GeneralRow {
    const share = this.share(`general/${id}`)
    const dealt = this.n(`general/${id}/chances`)
    return {
      id,
      dealt,
      use: ratio(share.n, dealt),
      ...share,
      ratio: ratio(share.share, fair),
      ratioLow: ratio(share.low, fair),
      ratioHigh: ratio(share.high, fair),
    }
  }

  advisor(id: string, fair: number): AdvisorRow {
    const name = `advisor/${id}`
    const share = this.share(name)
    const active = this.share(`${name}/active`)
    const supporting = this.share(`${name}/supporting`)
    return {
      id,
      hired: this.n(`${name}/hired`),
      active: active.n,
      supporting: supporting.n,
      activeWins: active.share,
      supportingWins: supporting.share,
      ...share,
      shift: share.n === 0 ? 0 : tidy(share.share - fair),
      shiftLow: tidy(share.low - fair),
      shiftHigh: tidy(share.high - fair),
    }
  }

  tactic(id: string): TacticRow {
    const n = (what: string) => this.n(`tactic/${id}/${what}`)
    return {
      ...this.use('tactic', id),
      normal: n('normal'),
      boosted: n('boosted'),
      discarded: n('discarded'),
      held: n('held'),
    }
  }

  artifact(id: string): ArtifactRow {
    const n = (what: string) => this.n(`artifact/${id}/${what}`)
    const players = n('winners') + n('others')
    return {
      id,
      inPlay: n('inPlay'),
      honor: ratio(n('honorOfWinners') + n('honorOfOthers'), players),
      winners: ratio(n('honorOfWinners'), n('winners')),
      others: ratio(n('honorOfOthers'), n('others')),
      use: ratio(n('uses'), players),
      wins: ratio(n('wins'), n('uses')),
    }
  }

  horde(id: string, box: GwBox): HordeRow {
    const n = (what: string) => this.n(`horde/${id}/${what}`)
    const hands = unique([...box.soldiers.filter(({ footprint }) => footprint > 0).map((unit) => unit.id), ...WOUNDS])
    const spots = hands.reduce((sum, hand) => sum + n(`spots/${hand}`), 0)
    return {
      id,
      placed: n('placed'),
      defeated: n('defeated'),
      claimed: n('claimed'),
      breached: n('breached'),
      raided: n('raided'),
      left: n('left'),
      defeatedShare: ratio(n('defeated'), n('placed')),
      cover: Object.fromEntries(hands.map((hand) => [hand, ratio(n(`spots/${hand}`), spots)])),
    }
  }

  coop(kind: 'request' | 'event', id: string): CoopRow {
    return { id, done: this.n(`${kind}/${id}/done`), ...this.share(`${kind}/${id}`) }
  }
}

/** GW-END-01 */
const WAYS_TO_END: readonly string[] = ['time', 'walls', 'shame']
