import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { type AnyGame, type AnyTable, Dice } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { readRecorded, record, type Recorded, versionAt, whatDiffers, writeRecorded } from './recorded.ts'

/** A game to be recorded: its file's name, its table, and who answers. */
export interface Wish {
  readonly name: string
  readonly game: AnyGame
  readonly about: Pick<Recorded, 'setup' | 'seed' | 'seeding'>
  /** A player for a new table. */
  readonly player: () => (table: AnyTable) => void
}

/** A game for each set-up, in which all is answered at random. */
export const randomGames = (
  game: AnyGame,
  setups: readonly { readonly name: string; readonly setup: Recorded['setup'] }[],
): readonly Wish[] =>
  setups.map(({ name, setup }) => ({
    name,
    game,
    about: { setup, seed: name, seeding: 'sha256' },
    player: () => {
      const dice = new Dice(name)
      return (table) => void answerAtRandom(table, dice)
    },
  }))

const AGAIN = 'npm run record writes them anew; look at what has changed'

/** Why a recorded game is not up to date, if it isn't. `version`: under which it was recorded. */
export function verdict(game: AnyGame, recorded: Recorded, version: string | undefined): string | undefined {
  const differs = whatDiffers(game, recorded)
  const now = versionAt(game, recorded)
  if (differs !== undefined && version === now)
    return `${differs}: rules or data change what happens, and the version ${now} does not. Raise \`version\` of ${game.id}, then ${AGAIN}`
  if (differs !== undefined) return `${differs}: ${AGAIN}`
  return version === now ? undefined : `it was recorded under ${version ?? 'no version'}, now it is ${now}: ${AGAIN}`
}

const VERSIONS = 'versions.txt'

/**
 * The recorded games of a folder: each is played again, and a change of what happens needs another version. With RECORD=1 those are
 * written anew that happen otherwise, unless it is under the same version.
 */
export function recordedTests(folder: URL, wishes: readonly Wish[]): void {
  const fileOf = ({ name }: Wish) => new URL(`${name}.txt`, folder)
  const versions = readVersions(folder)
  if (process.env['RECORD'] === '1') {
    mkdirSync(folder, { recursive: true })
    for (const wish of wishes) {
      const { name, game, about } = wish
      const kept = existsSync(fileOf(wish)) ? readRecorded(readFileSync(fileOf(wish), 'utf8')) : undefined
      const differs = kept && whatDiffers(game, kept)
      if (differs !== undefined && versions.get(name) === versionAt(game, kept!))
        throw new Error(`${name}: ${verdict(game, kept!, versions.get(name))}`)
      // What still happens as it is recorded stays, so that a change shows only what it changes.
      if (differs !== undefined || !isDeepStrictEqual(kept?.setup, about.setup))
        writeFileSync(fileOf(wish), writeRecorded(record(game, about, wish.player())))
      versions.set(name, versionAt(game, about))
    }
    for (const name of namesIn(folder))
      if (!wishes.some((wish) => wish.name === name)) rmSync(new URL(`${name}.txt`, folder))
    writeVersions(folder, wishes, versions)
  }

  for (const wish of wishes)
    test(`${wish.name} happens as it is recorded`, () => {
      const recorded = readRecorded(readFileSync(fileOf(wish), 'utf8'))
      assert.equal(verdict(wish.game, recorded, versions.get(wish.name)), undefined)
    })
  test('every wanted game is recorded, and no other', () => {
    assert.deepEqual(namesIn(folder), wishes.map(({ name }) => name).sort(), `npm run record`)
  })
}

const namesIn = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== VERSIONS)
    .map((file) => file.slice(0, -4))
    .sort()

/** A line for each version: which games were recorded under it. */
function readVersions(folder: URL): Map<string, string> {
  const file = new URL(VERSIONS, folder)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [version = '', ...names] = line.split(' ')
      return names.map((name): [string, string] => [name, version])
    }),
  )
}

function writeVersions(folder: URL, wishes: readonly Wish[], versions: ReadonlyMap<string, string>): void {
  const all = [...new Set(wishes.map(({ name }) => versions.get(name)!))].sort()
  const lines = all.map((version) => [
    version,
    ...wishes.map(({ name }) => name).filter((name) => versions.get(name) === version),
  ])
  writeFileSync(new URL(VERSIONS, folder), `${lines.map((words) => words.join(' ')).join('\n')}\n`)
}
