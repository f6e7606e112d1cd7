import type { Request } from '@wanli/server/protocol'
import type { Scene } from '../frame/scene.svelte.ts'
import { say } from '../settings.svelte.ts'
import type { OnlineTable } from './table.svelte.ts'

/** A request in words: what is asked, and what it means. */
export function requestWords(
  scene: Scene,
  table: OnlineTable,
  { what, by }: Request,
): { readonly title: string; readonly text: string } {
  const mine = by.person === table.you.person
  const seat = 'seat' in what ? scene.nameOf(what.seat) : ''
  const title = say(mine ? `online.ask.${what.kind}.mine` : `online.ask.${what.kind}`, { name: by.name, seat })
  const text =
    what.kind === 'undo'
      ? say(what.anew === true ? 'online.ask.undo.anew' : 'online.ask.undo.text', {
          to: what.to,
          now: table.room?.move ?? what.to,
        })
      : say(`online.ask.${what.kind}.text`)
  return { title, text }
}
