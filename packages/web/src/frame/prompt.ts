import { say, settings } from '../settings.svelte.ts'
import type { Scene } from './scene.svelte.ts'
import { winnersOf } from './winners.ts'

/** The prompt line: who must act, and what it is about. */
export interface PromptWords {
  readonly who: string
  readonly what: string
  /** `who` is somebody's name: it may be long. */
  readonly named?: boolean
}

export function promptWords(scene: Scene): PromptWords {
  const { news, past, question, face, box } = scene
  if (news === undefined) return { who: '', what: '' }
  if (past !== undefined && news !== undefined)
    return { who: say('frame.past'), what: say('frame.past.move', { move: past.move, last: news.move }) }
  if (question !== undefined) {
    const who = scene.persons.length > 1 ? scene.nameOf(question.seat) : say('frame.yourTurn')
    return { who, what: scene.tell(face.prompt(question, box, news.view)), named: scene.persons.length > 1 }
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
  if (!scene.isBot(seat)) return { who: name, what: say('frame.waits'), named: true }
  return { who: name, what: botWords(scene), named: true }
}

/** The line tells what somebody else does, not what is asked: while it is shown, and until somebody here is asked again. */
export const isTold = ({ stage, question, held, news, past, covered }: Scene): boolean =>
  stage.deed !== undefined &&
  past === undefined &&
  !covered &&
  (stage.playing || (question === undefined && held === undefined && news?.over === false))

function botWords(scene: Scene): string {
  if (settings.pace >= 0) return say('frame.botThinks')
  const what = askedWords(scene)
  return what === undefined ? say('frame.botNext') : say('frame.botNext.what', { what })
}

/** Who acts next and what it is about, if bots go step by step; undefined: they go on by themselves. */
export function nextWords(scene: Scene): string | undefined {
  if (settings.pace >= 0) return undefined
  const { stage, news } = scene
  if (stage.left > 0) return comes(scene, stage.next!)
  const seat = news?.waiting[0]
  if (seat === undefined) return undefined
  return seat === scene.seat ? say('story.next.you') : nextOf(scene, seat, askedWords(scene))
}

/** What is still to be shown. */
function comes(scene: Scene, { seat, main }: NonNullable<Scene['stage']['next']>): string {
  const words = scene.face.toldNext?.(main.event, scene.box)
  const what = words === undefined ? undefined : scene.tell(words)
  if (seat !== undefined) return nextOf(scene, seat, what)
  return what === undefined ? say('story.next.table') : say('story.next.comes', { what })
}

const nextOf = (scene: Scene, seat: number, what: string | undefined): string => {
  const name = scene.nameOf(seat)
  return what === undefined ? say('story.next.who', { name }) : say('story.next.what', { name, what })
}

/** What the first of those who are waited for is asked. */
function askedWords(scene: Scene): string | undefined {
  const prompt = scene.news?.asks[0]
  const words = prompt === undefined ? undefined : scene.face.askedNext?.(prompt)
  return words === undefined ? undefined : scene.tell(words)
}

function wonBy(scene: Scene): string {
  const { count, you, others } = winnersOf(scene)
  if (!you) return say('frame.winners', { count, names: others })
  return count === 1 ? say('frame.youWon') : say('frame.youWonWith', { names: others })
}
