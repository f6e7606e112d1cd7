import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../rooms/state.ts'
import { COMMON } from './common-passwords.ts'

const SHORTEST = 8
/** A tenth of a second and 64 MB for each try. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 65_536 * 8 * 2 }
const KEY = 32

const hashed = (
  password: string,
  salt: Buffer,
  cost: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY, { ...cost, maxmem: COST.maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** As most people dress a word up to make it a password: with digits behind it, and digits for letters. */
const undressed = (text: string): string =>
  bare(text)
    .replaceAll(/\d+$/g, '')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')

/** Refuses what is tried first by everybody who tries. */
export function checkPassword(password: string, ...names: readonly string[]): void {
  if (password.length < SHORTEST) throw new Refusal('password-short')
  const kinds = new Set(password).size
  const isName = names.some(
    (name) => name !== '' && bare(password).includes(bare(name)) && password.length < name.length + 6,
  )
  const isCommon = COMMON.has(bare(password)) || COMMON.has(undressed(password))
  if (kinds < 4 || isName || isCommon) throw new Refusal('password-common')
}

export async function passwordFor(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await hashed(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Against nobody's password it takes as long as against somebody's. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${randomBytes(16).toString('base64url')}$${randomBytes(KEY).toString('base64url')}`

export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (kept ?? NOBODY).split('$')
  const right = Buffer.from(key, 'base64url')
  const given = await hashed(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(right, given) && kept !== null && kept !== undefined
}
