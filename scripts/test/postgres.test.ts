import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findPostgres, type Machine } from '../postgres.mjs'

/** A machine with these files; apt-get brings the rest, if it may. */
function machineWith(files: readonly string[], more: Partial<Machine> = {}, brings: readonly string[] = []): Machine {
  let all = files
  return {
    env: {},
    which: (name) => all.find((file) => file === `/usr/bin/${name}`),
    exists: (path) => all.includes(path),
    foldersIn: (folder) =>
      folder === '/usr/lib/postgresql' && all.some((file) => file.startsWith(folder)) ? ['15'] : [],
    fromApt: () => {
      all = [...all, ...brings]
      return brings.length > 0
    },
    ...more,
  }
}
const DEBIAN = ['/usr/lib/postgresql/15/bin/initdb', '/usr/lib/postgresql/15/bin/postgres']

describe('the search for PostgreSQL', () => {
  it('takes the one that is named, that of the PATH, then Debian’s, and none without its server', () => {
    const both = machineWith([...DEBIAN, '/usr/bin/initdb', '/usr/bin/postgres'])
    assert.deepEqual(findPostgres({ machine: both }), { bin: '/usr/bin' })
    assert.deepEqual(findPostgres({ machine: machineWith(DEBIAN) }), { bin: '/usr/lib/postgresql/15/bin' })
    assert.deepEqual(findPostgres({ machine: machineWith([...DEBIAN, '/usr/bin/initdb']) }), {
      bin: '/usr/lib/postgresql/15/bin',
    })
    const named = machineWith([...DEBIAN, '/my/initdb', '/my/postgres'], { env: { WANLI_POSTGRES: '/my' } })
    assert.deepEqual(findPostgres({ machine: named }), { bin: '/my' })
    assert.match(
      findPostgres({ machine: machineWith(DEBIAN, { env: { WANLI_POSTGRES: '/no' } }) }).help!,
      /\/no has none/,
    )
  })

  it('gets it where it may, and says what helps where it may not', () => {
    const apt = machineWith([], {}, DEBIAN)
    assert.match(findPostgres({ machine: apt }).help!, /apt-get install postgresql/)
    assert.deepEqual(findPostgres({ machine: apt, install: true }), { bin: '/usr/lib/postgresql/15/bin' })
    assert.match(findPostgres({ machine: machineWith([]), install: true }).help!, /apt-get/)
  })
})
