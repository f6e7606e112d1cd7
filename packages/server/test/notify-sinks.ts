import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as httpServer, type IncomingHttpHeaders } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'

/** A server for mail that keeps what it gets. */
export async function mailSink() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let reads = false
    let text = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 sink')
    socket.on('error', () => socket.destroy())
    socket.on('data', (data: Buffer) => {
      text += data.toString('utf8')
      for (;;) {
        const end = reads ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (reads ? 5 : 2))
        if (reads) {
          mails.push(part)
          reads = false
          say('250 kept')
        } else if (part.startsWith('DATA')) {
          reads = true
          say('354 go on')
        } else if (part.startsWith('QUIT')) socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => void server.once('listening', resolve))
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

export interface Posted {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An address that keeps what is sent there, and answers as it is told. */
export async function webSink() {
  const posted: Posted[] = []
  const answers = { status: 201 }
  const server = httpServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answers.status, { Location: '/elsewhere' }).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => void server.once('listening', resolve))
  return {
    posted,
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** A browser that can be reached by push: only it can read what is sent (RFC 8291). */
export function aDevice(endpoint: string) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') } },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const length = body[20]!
      const theirs = body.subarray(21, 21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs])
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(theirs), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const sealed = body.subarray(21 + length)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}
