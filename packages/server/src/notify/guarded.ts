import { lookup, type LookupAddress, type LookupAllOptions, type LookupOptions } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'

/*
 * Requests to addresses that people have named. They never go to this machine, its network, or anything that is not the public internet: the address is
 * checked when the name has been resolved, and the connection goes to that address and to no other, so that a name that changes in between gains
 * nothing. Nobody is sent on elsewhere.
 */

/** IANA's special-purpose registries: what is not globally reachable, and what only wraps another address. */
const SPECIAL: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Of the other kind only what is given out to the public; within that, what is special or wraps an address of the first kind.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]
const special = new BlockList()
for (const [net, prefix, family] of SPECIAL) special.addSubnet(net, prefix, family)
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** An address that anybody may reach. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Where it may not go. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** All addresses of a name. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  found: (error: NodeJS.ErrnoException | null, all: LookupAddress[]) => void,
) => void

/** As `dns.lookup`; one private address among those of a name is enough to refuse it. */
const publicLookup =
  (resolve: Resolve) =>
  (name: string, options: LookupOptions, found: Found): void =>
    resolve(name, { ...options, all: true }, (error, all) => {
      if (error !== null) return found(error, [])
      if (all.length === 0 || !all.every(({ address }) => isPublic(address)))
        return found(new Forbidden('an address that is not public'), [])
      if (options.all === true) found(null, all)
      else found(null, all[0]!.address, all[0]!.family)
    })

export interface Sent {
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

const PATIENCE = 10_000

/** What is wrong with an address that somebody has named; undefined if it may be tried. */
export function addressProblem(address: string, anywhere: boolean): 'malformed' | 'forbidden' | undefined {
  if (!URL.canParse(address)) return 'malformed'
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return 'malformed'
  if (protocol !== 'https:' && !(anywhere && protocol === 'http:')) return 'malformed'
  const host = hostname.replace(/^\[|\]$/g, '')
  return !anywhere && isIP(host) !== 0 && !isPublic(host) ? 'forbidden' : undefined
}

/** Send it there; says with which status it was answered. `anywhere`: for tests, to this machine too. `resolve`: the system's, but for tests. */
export function send(
  address: string,
  { method = 'POST', headers, body }: Sent,
  anywhere = false,
  resolve: Resolve = lookup,
): Promise<number> {
  const problem = addressProblem(address, anywhere)
  if (problem !== undefined) return Promise.reject(new Forbidden(problem))
  const url = new URL(address)
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, fail) => {
    const asked = request(
      url,
      {
        method,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        agent: false,
        timeout: PATIENCE,
        signal: AbortSignal.timeout(2 * PATIENCE),
        ...(anywhere ? {} : { lookup: publicLookup(resolve) }),
      },
      (response) => {
        // Nobody reads what it says, nor goes where it points.
        response.destroy()
        done(response.statusCode ?? 0)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', fail)
    asked.end(body)
  })
}
