import { greatWall, MODE_SEATS } from '@wanli/great-wall'
import type { ModeChoice, SetupField } from '../face.ts'
import type { Message } from '../../text/index.ts'
import type { Box } from './types.ts'

type Settings = Box['setup']['options']
type Name = keyof Settings
const word = (key: string): Message => ({ key })

/** What may be agreed on (section 4 of the rules), the usual answer first. */
const SETTINGS: { readonly [K in Name]: readonly Settings[K][] } = {
  'solo.difficulty': ['normal', 'hard', 'harder'],
  'reed.overlord': ['activePlayer', 'highestTea'],
  'reed.claim': ['discard', 'nextPlayer'],
  'raid.playerCount': ['humans', 'withAutomata'],
  'shame.soleTiming': ['beforeEffect', 'afterEffect'],
  'tactic.defeatEvents': ['split', 'merged'],
  'archer.emptyShot': ['allowed', 'forbidden'],
  'solo.advisorsPerSpring': ['1', '2'],
  'solo.qinClerks': ['8', '5'],
  'solo.shameLoss': ['endCheck', 'immediate'],
  'solo.vitalOrder': ['rows', 'columns'],
  'coop.ordering': ['team', 'tea'],
  'command.betrayalCountsForHonor': [true, false],
  'solo.qinReclaimHonor': [true, false],
  'coop.emptyPoolEndsGame': [false, true],
  'info.showOpponentResources': [false, true],
}
const NAMES = Object.keys(SETTINGS) as readonly Name[]

/** Options that not every table has: those of the Reed Clan (GW-2P-08, GW-COOP-10), of automata, of Qin Jiushao and of co-op. */
const GROUPS: Readonly<Record<string, (mode: string, seats: number) => boolean>> = {
  reed: (mode, seats) => seats <= 2 && mode !== 'competitive',
  raid: (mode, seats) => seats <= 2 && mode !== 'competitive',
  solo: (mode) => mode === 'solo',
  coop: (mode) => mode === 'coop',
}
const isFor = (name: Name, mode: string, seats: number): boolean => GROUPS[name.split('.')[0]!]?.(mode, seats) ?? true

/** What a table may want; all else are rulings on which players differ. */
const WISHES: readonly Name[] = ['solo.difficulty', 'coop.ordering', 'info.showOpponentResources']

function fieldOf(name: Name): SetupField {
  const values: readonly (string | boolean)[] = SETTINGS[name]
  const [usual] = values
  return {
    name: `options.${name}`,
    kind: typeof usual === 'boolean' ? 'yesNo' : 'one',
    label: word(`setting.${name}`),
    help: word(`setting.${name}.help`),
    choices: values.flatMap((value) =>
      typeof value === 'boolean' ? [] : [{ value, name: word(`setting.${name}.${value}`) }],
    ),
    usual: usual!,
    ...(WISHES.includes(name) ? {} : { house: word(`setting.${name}.${usual}`) }),
  }
}
const FIELDS = new Map(NAMES.map((name) => [name, fieldOf(name)]))

export const fields = (mode: string, seats: number): readonly SetupField[] =>
  NAMES.filter((name) => isFor(name, mode, seats)).map((name) => FIELDS.get(name)!)

export const modes: readonly ModeChoice[] = Object.entries(MODE_SEATS).map(([id, seats]) => ({
  id,
  name: word(`mode.${id}`),
  help: word(`mode.${id}.help`),
  seats,
}))

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
