import { createHmac, timingSafeEqual } from 'node:crypto'

/** Its name says that no script and no other site can set it where browsers know this; elsewhere it is a name like any other. */
const COOKIE = 'wanli'
/** Seconds: as long as browsers keep one. */
const LASTS = 400 * 86_400

const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Who somebody is, signed. */
export function cookieFor(key: string, { id, epoch }: { readonly id: string; readonly epoch: number }): string {
  const text = `${id}.${epoch}`
  return `${text}.${sign(key, text)}`
}

/** Who a cookie says one is, if it is one of ours. */
export function readCookie(key: string, value: string): { readonly id: string; readonly epoch: number } | undefined {
  const [id = '', epoch = '', mark = ''] = value.split('.')
  const right = Buffer.from(sign(key, `${id}.${epoch}`))
  const given = Buffer.from(mark)
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
  return { id, epoch: Number(epoch) }
}

/** Of the header, ours. */
export function cookieIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === COOKIE) return value
  }
  return undefined
}

export const setCookie = (value: string, secure: boolean, lasts = LASTS): string =>
  `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lasts}${secure ? '; Secure' : ''}`
