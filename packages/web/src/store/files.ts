import { isObject } from '@wanli/kernel'
import type { Face } from '../games/face.ts'
import { gameCard } from '../games/index.ts'
import { say } from '../settings.svelte.ts'
import { localTable } from '../table/client.ts'
import type { TablePlan } from '../table/protocol.ts'
import { freshName, planTable } from '../table/start.ts'
import { giveFile } from './give-file.ts'
import { shortName } from './names.ts'
import { fileText, seatsOf, titleOf } from './notes.ts'
import { type FileContent, readFileText } from './packed.ts'
import { problemText } from './problems.ts'
import { save } from './saves.ts'
import { unsaved } from './unsaved.ts'

/** Where an opened file leads, as parts of a route, or what is wrong with it and what to do. */
export type Opened =
  | { readonly ok: true; readonly go: readonly string[] }
  | { readonly ok: false; readonly message: string }

const BIGGEST = 8 * 1024 * 1024

/** A saved game, a position or a replay that a person picked or dropped. Nothing is kept unless all of it is right. */
export async function openFile(file: File): Promise<Opened> {
  const name = file.name
  if (file.size > BIGGEST) return no(say('store.file.notOurs', { name }))
  let text: string
  try {
    text = await file.text()
  } catch {
    return no(say('store.file.unreadable', { name }))
  }
  const content = await readFileText(text)
  if (!content.ok) return no(say(`store.file.${content.trouble}`, { name }))
  const card = gameCard(content.game)
  if (card === undefined) return no(say('store.file.unknownGame', { name, game: shortName(content.game) }))
  return checked(name, await card.load(), card.name, content)
}

const no = (message: string): Opened => ({ ok: false, message })

/** Played from its first answer to its last in a worker: only what replays is taken. */
async function checked(
  name: string,
  face: Face,
  title: string,
  { kind, input }: Extract<FileContent, { ok: true }>,
): Promise<Opened> {
  const setup = isObject(input['setup']) ? input['setup'] : {}
  const seed = typeof input['seed'] === 'string' ? input['seed'] : freshName()
  const table = localTable()
  try {
    await face.bring?.(setup)
    const outcome = await table.open({ id: '', game: face.id, title, setup, seed, seats: [] }, input, true)
    if (!outcome.ok) return no(`${name}: ${problemText(face, outcome.problem)}`)
    const { over, move, scores, waiting, view } = await table.look(null, 'now')
    const seats = seatsOf(input, (face.open(setup) as { readonly seats: number }).seats)
    const plan = planTable(face.id, titleOf(input) ?? title, setup, seats, seed, input)
    if (!over || kind !== 'log') return { ok: true, go: ['table', plan.id] }
    // A table keeps itself when it opens; a replay is only watched, and a reload must find it all the same.
    const log = await table.log()
    if ((await save({ plan, log, move, over, scores, waiting, view, at: Date.now() })) !== undefined)
      unsaved.add(plan.id)
    return { ok: true, go: ['replay', plan.id] }
  } catch {
    return no(say('store.file.impossible', { name }))
  } finally {
    table.close()
  }
}

/** Give a game to the person as a file that this page and `wanli replay` open. */
export async function saveFile(plan: TablePlan, log: unknown, over = false): Promise<void> {
  const time = new Date().toISOString()
  const text = await fileText(plan, log, over, time)
  giveFile(text, `${plan.game}-${time.slice(0, 16).replace(/[T:]/g, '-')}.json`)
}
