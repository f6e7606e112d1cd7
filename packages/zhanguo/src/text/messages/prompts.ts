import type { JsonObject, Question } from '@wanli/kernel'
import { type Aspect, ASPECTS, type RewardCell, type RewardKind, type Section } from '../../data/types.ts'
import type { Prompt, ZgBox } from '../../terms.ts'
import { type Message, message } from './message.ts'
import type { Seen } from './options.ts'
import { cardInline, rewardOf, sectionName } from './things.ts'

type Maker = (about: JsonObject, box: ZgBox, seen?: Seen) => Message['params']

const numberOf = (about: JsonObject, name: string): number => {
  const value = about[name]
  return typeof value === 'number' ? value : 0
}

const none: Maker = () => ({})

/** What a prompt's text is told; most need nothing. */
const PARAMS: Readonly<Record<Prompt, Maker>> = {
  board: none,
  bid: (about, box) => ({ standing: numberOf(about, 'standing'), minimum: box.data.constants.auction.minimumBid }),
  discard: (_, box) => ({ keep: box.data.constants.draft.keep }),
  card: none,
  action: (about, box) => ({
    card: cardInline(numberOf(about, 'card'), box),
    hint: about['afterFreeMove'] === 'hire' ? 'hire' : 'none',
  }),
  recruit: none,
  reassign: (about) => ({ points: numberOf(about, 'points') }),
  governor: none,
  hire: none,
  palace: none,
  thirdWorker: (about) => ({ region: numberOf(about, 'region') }),
  bigMarker: none,
  wall: none,
  payWall: (about) => ({ section: sectionName(about['section'] as Section), rods: numberOf(about, 'rods') }),
  activate: none,
  marker: none,
  calm: none,
  moveWorker: none,
  shiftGovernor: none,
  official: (about) => ({ region: numberOf(about, 'region') }),
  claim: none,
  endTurn: none,
  reward: (about, box, seen) => {
    const aspect = about['aspect'] as Aspect
    const kind = about['kind'] as RewardKind
    return { aspect: message(`aspect.${aspect}`), reward: rewardOf(kind, cellOf(aspect, kind, box, seen), box) }
  },
}

/** The cell of this round; without the round, the aspect's only cell of that kind. */
function cellOf(aspect: Aspect, kind: RewardKind, box: ZgBox, seen?: Seen): RewardCell | undefined {
  const row = box.data.rewards[ASPECTS.indexOf(aspect)]!
  if (seen !== undefined) return row[seen.round]
  const cells = row.slice(1).filter((cell) => cell.kind === kind)
  return cells.length === 1 ? cells[0] : undefined
}

/** What a player is asked. With `seen`, a reward always tells its region. */
export const promptMessage = (
  question: Pick<Question<never, Prompt>, 'prompt' | 'about'>,
  box: ZgBox,
  seen?: Seen,
): Message => message(`prompt.${question.prompt}`, PARAMS[question.prompt](question.about ?? {}, box, seen))
