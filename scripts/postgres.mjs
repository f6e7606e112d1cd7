// Where PostgreSQL's programs are on this machine, and how to get them: for the tests of the store. Plain JavaScript: any Node from 18 on.
import * as realMachine from './machine.mjs'

const HELP = 'sudo apt-get install postgresql'
/** Debian keeps them beside their version, and off the PATH. */
const PLACES = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql']

/** The folder of `initdb` and `postgres`: the one that WANLI_POSTGRES names, the machine's, or, with `install`, what apt-get brings. */
export function findPostgres({ install = false, machine = realMachine } = {}) {
  const named = machine.env.WANLI_POSTGRES
  if (named)
    return hasBoth(named, machine)
      ? { bin: named }
      : { help: `set WANLI_POSTGRES to a folder with initdb and postgres: ${named} has none` }
  const bin = present(machine) ?? (install && machine.fromApt(['postgresql']) ? present(machine) : undefined)
  return bin === undefined ? { help: HELP } : { bin }
}

const hasBoth = (folder, machine) => ['initdb', 'postgres'].every((name) => machine.exists(`${folder}/${name}`))

function present(machine) {
  const onPath = machine.which('initdb')?.replace(/[\\/][^\\/]+$/, '')
  const folders = PLACES.flatMap((place) => [
    `${place}/bin`,
    ...machine.foldersIn(place).map((version) => `${place}/${version}/bin`),
  ])
  return [onPath, ...folders].find((folder) => folder !== undefined && hasBoth(folder, machine))
}
