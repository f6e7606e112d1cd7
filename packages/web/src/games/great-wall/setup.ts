import { boxes, clansWith, notices, refusals, SETUP } from '@wanli/great-wall'
import { remarkMessage } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { Face } from '../face.ts'
import { fieldsFor, modesOf } from '../setup-fields.ts'
import type { Box } from './types.ts'

export const fields = fieldsFor(SETUP)
export const modes = modesOf(SETUP, (mode) => `mode.${mode}`)

/** A table as it is usually laid: for the player aid, and for what is told before there is a table. */
export const usualBox: Box = boxOf({ mode: 'competitive', seats: 4 })

function boxOf(setup: Readonly<Record<string, unknown>>): Box {
  const checked = boxes.checkSetup(setup)
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  return boxes.open(checked.value)
}

const clanChoice = ({ id, name }: Box['data']['clans'][number]) => ({
  value: id,
  name: { key: 'name', params: { en: name.en, es: name.es } },
})
export const clans = usualBox.data.clans.map(clanChoice)

const word = (key: string): Message => ({ key })

/** What may lie in the box, without its looks. */
export const expansions = (SETUP.expansions ?? []).map(({ name, label, help, seats, oneOf }) => ({
  name,
  label: word(label),
  help: word(help),
  seats,
  ...(oneOf === undefined
    ? {}
    : { oneOf: { name: oneOf, title: word(`${oneOf}.name`), about: word(`${oneOf}.about`) } }),
  clans: clansWith([name])
    .filter(({ id }) => !SETUP.clans.includes(id))
    .map(clanChoice),
}))

/** XP-REF: the reasons without a frame around them. */
export const refusalsOf: NonNullable<Face['refusals']> = ({ expansions: on = [], ...table }) =>
  refusals({ ...table, expansions: on }).map((remark) => ({ text: remarkMessage(remark), rule: remark.rule }))

export function noticesOf(setup: Readonly<Record<string, unknown>>): readonly Message[] {
  const checked = boxes.checkSetup(setup)
  return checked.ok ? notices(checked.value).map(remarkMessage) : []
}
