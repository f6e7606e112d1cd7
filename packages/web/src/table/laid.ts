import { type Door, idOf, type Keep, type Opening, ownerOf, readOpening, Room, type RoomOptions } from '@wanli/table'
import { save } from '../store/saves.ts'
import { mindsOf } from './bots.ts'
import { engineOf } from './games.ts'
import type { StoreTrouble, TablePlan, WorkerMessage } from './protocol.ts'

/** Every answer is in the browser's own store before the page hears of it. */
const keep = (what: Keep): Promise<StoreTrouble | undefined> => save({ ...what, at: Date.now() })

/** A table of this browser. */
export async function layRoom(
  plan: TablePlan,
  source?: unknown,
  watched?: boolean,
  options: Partial<RoomOptions> = {},
): Promise<{ readonly outcome: Opening; readonly room?: Room }> {
  return Room.open(await engineOf(plan), { keep, ...options }, plan, source, watched)
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The worker's side of a page: it lays the table that the page asks for, and owns it together with the page. */
export function laidBy(post: (message: WorkerMessage) => void): (message: unknown) => Promise<void> {
  let room: Room | undefined
  let door: Door | undefined

  async function open({ plan, source, watched, holds }: NonNullable<ReturnType<typeof readOpening>>): Promise<Opening> {
    const minds = mindsOf()
    const options = { ...(holds === undefined ? {} : { holds }), ...(minds === undefined ? {} : { minds }) }
    const laid = await layRoom(plan, source, watched, options)
    if (laid.room === undefined) return laid.outcome
    room?.close()
    room = laid.room
    const persons = plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    door = room.join(ownerOf(persons), (notice) => post(notice as WorkerMessage))
    return laid.outcome
  }

  return async (message) => {
    const opening = readOpening(message)
    if (opening === undefined) {
      post(door === undefined ? { id: idOf(message), error: 'not-open' } : await door.receive(message))
      return
    }
    const { id } = opening
    await open(opening).then(
      (result) => post({ id, result }),
      (error: unknown) => post({ id, error: 'broke', message: textOf(error) }),
    )
  }
}
