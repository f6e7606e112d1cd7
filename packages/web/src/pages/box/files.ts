import { boxFile, type DataFile, readBox } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import { gameCard } from '../../games/index.ts'
import { say, settings } from '../../settings.svelte.ts'
import { giveFile } from '../../store/give-file.ts'
import type { OwnBox } from './own-box.svelte.ts'

/* An owner's box as a file: the same that `--data` takes. */

const BIGGEST = 1024 * 1024

export type Read = { readonly ok: true; readonly file: DataFile } | { readonly ok: false; readonly message: string }

const no = (message: string): Read => ({ ok: false, message })

/** The box in a file that a person picked. Mistakes in single rows are taken along, to be mended here; all others are refused. */
export async function readFile(own: OwnBox, file: File): Promise<Read> {
  const { name } = file
  if (file.size > BIGGEST) return no(say('box.file.big', { name }))
  let text: string
  try {
    text = await file.text()
  } catch {
    return no(say('box.file.unreadable', { name }))
  }
  return readText(own, text, name)
}

function readText({ box, card }: OwnBox, text: string, name: string): Read {
  let input: unknown
  try {
    input = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return no(say('box.file.notJson', { name }))
  }
  const read = readBox(input, card.id)
  if (!read.ok) {
    if (read.problem !== 'otherGame') return no(say(`box.file.${read.problem}`, { name }))
    const other = gameCard(read.game)
    return no(
      other === undefined ? say('box.file.notABox', { name }) : say('box.file.otherGame', { name, game: other.name }),
    )
  }
  const whole = box.check(read.data as DataFile).find(({ table, row }) => table === null || row === null)
  if (whole !== undefined)
    return no(
      say('box.file.wrong', { name, why: box.describe({ ...whole, file: '' }, settings.language).replace(/^: /, '') }),
    )
  return isObject(read.data) ? { ok: true, file: read.data } : no(say('box.file.notABox', { name }))
}

export const saveBox = ({ card, file }: OwnBox): void =>
  giveFile(boxFile(card.id, file), `${card.id}-box-${new Date().toISOString().slice(0, 10)}.json`)
