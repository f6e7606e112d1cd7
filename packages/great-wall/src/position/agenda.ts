import { hasPlayed } from '../invariants-cards.ts'
import { NONE, SECTIONS, type State } from '../state.ts'
import { type TableReader, Wrong } from './table-reader.ts'
import type { GwStep } from '../terms.ts'
import type { TableWords } from './shape.ts'
import { plainStep } from '../year/winter.ts'

export function readActivation(r: TableReader): void {
  const { activation } = r.words
  if (activation === undefined) return
  const seat = (clan: string) => r.seat(clan, 'activation')
  r.state.activation = {
    location: r.location(activation.location, 'activation'),
    advanced: activation.advanced,
    order: activation.order.map(seat),
    extra: r.box.clans.map((clan) => activation.extra[clan] ?? 0),
    gathered: activation.gathered.map(seat),
  }
}

export function agendaOf(r: TableReader): readonly GwStep[] {
  const { state, words } = r
  if (state.over) return []
  if (words.phase !== undefined && state.revealed.length > 0) throw new Wrong('revealed', 'stillToPlace')
  const winterEnd: readonly GwStep[] = [{ step: 'winter.end' }, ...r.box.winterSteps.map(plainStep)]
  const next = state.track.findIndex((command) => command !== null)
  switch (words.phase) {
    case 'setup':
      return [{ step: 'setup.choose' }]
    case 'spring':
      return [{ step: 'spring' }]
    case 'income':
      return [{ step: 'summer.income' }]
    case 'payShame':
      return [
        ...state.tea.filter((seat) => seat < r.box.setup.seats).map((seat): GwStep => ({ step: 'summer.shame', seat })),
        { step: 'summer.track' },
      ]
    case 'reclaim':
      return [{ step: 'summer.track' }]
    case 'turn': {
      const spot = words.turn === undefined ? next : state.track.findIndex((command) => command?.seat === state.active)
      if (spot < 0) throw new Wrong('turn', 'commandNeeded')
      return [{ step: 'fall.next', spot }]
    }
    case 'activation':
      if (state.active === NONE) throw new Wrong('phase', 'turnNeeded')
      return [
        { step: 'turn.activation' },
        { step: 'turn.beforeDefeat' },
        { step: 'defeat' },
        { step: 'turn.end' },
        { step: 'fall.next', spot: r.box.commandSpots },
      ]
    case 'defeat':
      return [{ step: 'defeat' }, { step: 'fall.next', spot: r.box.commandSpots }]
    case 'winter':
      return [{ step: 'winter.start' }]
    case 'assault':
      return [
        ...SECTIONS.filter((section) => state.sections[section]!.usable).map((section): GwStep => ({
          step: 'winter.assault',
          section,
        })),
        ...winterEnd,
      ]
    case 'winterEnd':
      return winterEnd
    case 'scoring':
      return [{ step: 'scoring' }]
    case 'fall':
      if (hasPlayed(state)) throw new Wrong('phase', 'emptyTrackNeeded')
      return [{ step: 'fall.choose' }]
    case undefined:
      // With Command cards on the track it may be anybody's turn: who writes that must say what comes next.
      return hasPlayed(state) ? [] : [{ step: 'fall.choose' }]
  }
}

export const seasonOf = ({ phase }: TableWords): State['season'] => {
  switch (phase) {
    case 'spring':
      return 'spring'
    case 'income':
    case 'payShame':
    case 'reclaim':
      return 'summer'
    case 'winter':
    case 'assault':
    case 'winterEnd':
    case 'scoring':
      return 'winter'
    default:
      return 'fall'
  }
}
