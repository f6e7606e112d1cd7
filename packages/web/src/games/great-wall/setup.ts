import { greatWall, SETUP } from '@wanli/great-wall'
import { fieldsFor, modesOf } from '../setup-fields.ts'
import type { Box } from './types.ts'

export const fields = fieldsFor(SETUP)
export const modes = modesOf(SETUP, (mode) => `mode.${mode}`)

/** A table as it is usually laid: for the player aid, and for what is told before there is a table. */
export const usualBox: Box = (() => {
  const checked = greatWall.checkSetup({ mode: 'competitive', seats: 4 })
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  return greatWall.open(checked.value)
})()

export const clans = usualBox.data.clans.map(({ id, name }) => ({
  value: id,
  name: { key: 'name', params: { en: name.en, es: name.es } },
}))
