import { cardTitle } from '@wanli/great-wall/text'
import type { What } from '../../../face.ts'
import type { Box, View } from '../../types.ts'
import { scenarioFace } from '../chronicles/face.ts'
import type { ExpansionFace } from '../face.ts'
import { CREST, enterWays, raiseWays, TRACK } from './places.ts'
import { texts } from './text.ts'
import { fortressOf } from './view.ts'

const CARD = 'SCN-5'

function fortress(box: Box, view: View, rule: string): What | undefined {
  const here = fortressOf(view)
  if (here === undefined) return undefined
  return {
    title: cardTitle(CARD, box),
    lines: [{ key: 'gw.fortress.what' }, { key: 'gw.fortress.what.archers' }, { key: 'gw.fortress.what.defense' }],
    worth: { key: 'gw.fortress.now', params: { loss: here.tonight } },
    rule,
  }
}

/** An Archer is taken up where he stands and put on the crest; the Defense is raised on its track. */
export const diaoyucheng: ExpansionFace = scenarioFace({
  name: 'diaoyucheng',
  story: { icon: 'fortress' },
  ways: { toFortress: enterWays, raiseDefense: raiseWays },
  what: {
    [CREST]: (_words, box, view) => fortress(box, view, 'AC-SD-07'),
    [TRACK]: (_words, box, view) => fortress(box, view, 'AC-SD-15'),
  },
  card: (id, box, view) => (id === CARD ? fortress(box, view, 'AC-SD-15') : undefined),
  told: {
    fortressManned: {
      named: ({ seat }) => [CREST, `seat:${String(seat)}`],
      sound: 'clerk',
      next: { key: 'gw.next.fortress' },
    },
    fortressRaised: {
      named: ({ seat }) => [TRACK, `seat:${String(seat)}`],
      sound: 'stone',
      next: { key: 'gw.next.fortress' },
    },
    tokenBeside: {
      named: () => [TRACK],
      sound: 'fall',
      moment: () => ({ places: [TRACK], icon: 'shame', words: { key: 'gw.moment.token' }, good: false }),
    },
    night: {
      named: () => [TRACK],
      sound: 'stones',
      moment: ({ loss }) => ({
        places: [TRACK],
        icon: 'night',
        words:
          Number(loss) > 0
            ? { key: 'gw.moment.night', params: { loss: Number(loss) } }
            : { key: 'gw.moment.night.holds' },
        good: Number(loss) === 0,
      }),
      next: { key: 'gw.next.fortress' },
    },
  },
  asked: { fortressShot: { key: 'gw.next.fortress' }, nightRest: { key: 'gw.next.fortress' } },
  changes: () => [{ icon: 'fortress', title: { key: 'gw.change.fortress' }, text: { key: 'gw.change.fortress.aim' } }],
  // AC-SD-11
  stands: (view) => (fortressOf(view)?.archers ?? []).map((seat) => ({ seat, unit: 'archer', place: CREST })),
  texts,
})
