import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/*
 * A device that keeps keys, in software: what a browser would answer (WebAuthn level 3, ES256, attestation "none").
 */

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

interface Options {
  readonly challenge: string
}

export class Device {
  readonly id = randomBytes(16)
  counter = 1
  private readonly origin: string
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  constructor(origin: string) {
    this.origin = origin
  }

  private said(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private data(flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), count, more])
  }

  private answer(response: Readonly<Record<string, Buffer>>) {
    const id = this.id.toString('base64url')
    const texts = Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]))
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: texts }
  }

  make(options: Options) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([0, this.id.length])
    const authData = this.data(0x45, Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]))
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.answer({ clientDataJSON: this.said('webauthn.create', options), attestationObject })
  }

  show(options: Options) {
    const clientDataJSON = this.said('webauthn.get', options)
    const authenticatorData = this.data(0x05)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.keys.privateKey)
    return this.answer({ clientDataJSON, authenticatorData, signature })
  }
}
