import { beside, type Panel } from '../../../draw/layout.ts'
import { coopOf, qinOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** How the game is won and lost where nobody is simply the best: in solo and in co-op. */
export function goal(pen: Pen): string[] {
  const { view } = pen.scene
  const coop = coopOf(view)
  if (coop !== undefined) {
    // AC-11: without Requests the team must see the last Year through.
    const survive = coop.goal === 0
    const parts = [
      pen.bold(
        survive
          ? pen.word('head.survive.goal')
          : pen.word('head.coop.goal', { done: coop.done.length, goal: coop.goal }),
      ),
      warned(pen, pen.word(survive ? 'head.survive.loss' : 'head.coop.loss', { n: view.shamePool })),
    ]
    return [parts.join(` ${pen.scene.glyphs.dot} `)]
  }
  const qin = qinOf(view)
  if (qin === undefined) return []
  const honor = view.players[qin.seat]!.honor
  return [
    [
      pen.bold(pen.word('head.solo.goal', { honor })),
      warned(pen, pen.word('head.solo.loss', { n: view.shamePool })),
    ].join(` ${pen.scene.glyphs.dot} `),
  ]
}

/** In red when few Shame tokens are left: one for each player. */
const warned = (pen: Pen, text: string): string =>
  pen.scene.view.shamePool <= pen.scene.box.seats ? pen.alarm(text) : text

/** Where Qin Jiushao sends his Clerks, and in which order he activates (GW-SOLO-18 to -26). */
export function qinTrack(pen: Pen): string[] {
  const qin = qinOf(pen.scene.view)
  if (qin === undefined) return []
  const places = qin.track.map((id) => pen.location(id)).join(` ${pen.scene.glyphs.arrow} `)
  return [` ${pen.inColourOf(qin.seat, pen.word('line.track'))} ${places}`]
}

/** The Emperor's Requests: what each asks for, and how far the team is (GW-COOP-22). */
export function requests(pen: Pen, room: number): Panel | undefined {
  const coop = coopOf(pen.scene.view)
  if (coop === undefined || coop.goal === 0) return undefined
  const lines = coop.requests.flatMap((request) => {
    if (request === null) return [pen.dim(pen.scene.glyphs.free)]
    const eased = request.eased === 0 ? '' : ` ${pen.word('line.eased', { n: request.eased })}`
    return pen.cardLines(request.card, pen.cardText(request.card) + eased, room - 1)
  })
  const title = pen.word('title.requests', { done: coop.done.length, goal: coop.goal, deck: coop.requestDeck })
  return { title, width: room, lines }
}

/** Events that last: what each of them changes (GW-COOP-23a). */
export function events(pen: Pen, room: number): string[] {
  const lasting = coopOf(pen.scene.view)?.events.filter((id) => pen.passiveText(id) !== '') ?? []
  if (lasting.length === 0) return []
  const lines = lasting.flatMap((id) => pen.cardLines(id, pen.passiveText(id), room - 1))
  return beside(pen.scene.glyphs, [{ title: pen.word('title.events'), width: room, lines }])
}
