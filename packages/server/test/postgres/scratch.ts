import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** PostgreSQL does not run as root: then it runs as one of these. */
function otherUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // There is no such user here.
    }
  throw new Error('PostgreSQL needs a user that is not root, and this machine has neither postgres nor nobody')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => void server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return port
}

/** A PostgreSQL of its own, on a folder and a port that nobody else has. `bin`: where its programs are. */
async function scratchPostgres(
  bin: string,
): Promise<{ readonly url: (database: string) => string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'wanli-postgres-'))
  const user = otherUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'wanli', '-A', 'trust', '-E', 'UTF8', '--no-locale'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=on']
  const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => void server.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let text = ''
    server.stderr.on('data', (part: Buffer) => {
      text += part.toString('utf8')
      if (text.includes('ready to accept connections')) resolve()
    })
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${text}`)))
  })
  return {
    url: (database) => `postgres://wanli@127.0.0.1:${port}/${database}`,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The PostgreSQL of a test file. `npm test` says where its programs are (scripts/postgres.mjs); where there are none, it leaves such files out and says
 * so.
 */
export async function postgresHere() {
  const bin = process.env['WANLI_POSTGRES']
  if (bin === undefined) throw new Error('WANLI_POSTGRES names no folder: run this by npm test')
  const scratch = await scratchPostgres(bin)
  /** A new database, with these words said to it. */
  async function newDatabase(name: string, ...statements: readonly string[]): Promise<string> {
    const admin = new pg.Client({ connectionString: scratch.url('postgres') })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name}`)
    await admin.end()
    const url = scratch.url(name)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const sql of statements) await client.query(sql)
    await client.end()
    return url
  }
  return { scratch, newDatabase }
}
