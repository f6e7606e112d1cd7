import { say, settings } from '../settings.svelte.ts'
import type { Scene } from './scene.svelte.ts'
import { winnersOf } from './winners.ts'

/** The prompt line: who must act, and what it is about. */
export interface PromptWords {
  readonly who: string
  readonly what: string
}

export function promptWords(scene: Scene): PromptWords {
  const { news, past, question, face, box } = scene
  if (news === undefined) return { who: '', what: '' }
  if (past !== undefined && news !== undefined)
    return { who: say('frame.past'), what: say('frame.past.move', { move: past.move, last: news.move }) }
  if (question !== undefined) {
    const who = scene.persons.length > 1 ? scene.nameOf(question.seat) : say('frame.yourTurn')
    return { who, what: scene.tell(face.prompt(question, box, news.view)) }
  }
  if (scene.held !== undefined)
    return { who: say('frame.held'), what: say(scene.held.window ? 'frame.held.window' : 'frame.held.what') }
  const verdict = news.over ? face.verdict?.(scene.told, box) : undefined
  if (verdict !== undefined) return { who: say('frame.over'), what: scene.tell(verdict.title) }
  if (news.over && news.winners.length === 0) return { who: say('frame.over'), what: say('frame.nobodyWon') }
  if (news.over) return { who: say('frame.over'), what: wonBy(scene) }
  const seat = news.waiting[0]
  if (seat === undefined) return { who: '', what: say('frame.wait') }
  const name = scene.nameOf(seat)
  if (!scene.isBot(seat)) return { who: name, what: say('frame.waits') }
  return { who: name, what: say(settings.pace < 0 ? 'frame.botNext' : 'frame.botThinks') }
}

/** The line tells what somebody else does, not what is asked: while it is shown, and until somebody here is asked again. */
export const isTold = ({ stage, question, held, news, past, covered }: Scene): boolean =>
  stage.deed !== undefined &&
  past === undefined &&
  !covered &&
  (stage.playing || (question === undefined && held === undefined && news?.over === false))

/** Who acts next, if bots go step by step; undefined: they go on by themselves. */
export function nextWords(scene: Scene): string | undefined {
  if (settings.pace >= 0) return undefined
  const { stage, news } = scene
  const seat = stage.next?.seat ?? (stage.left > 0 ? undefined : news?.waiting[0])
  if (stage.left > 0 && seat === undefined) return say('story.next.table')
  if (seat === undefined) return undefined
  return seat === scene.seat ? say('story.next.you') : say('story.next.who', { name: scene.nameOf(seat) })
}

function wonBy(scene: Scene): string {
  const { count, you, others } = winnersOf(scene)
  if (!you) return say('frame.winners', { count, names: others })
  return count === 1 ? say('frame.youWon') : say('frame.youWonWith', { names: others })
}
