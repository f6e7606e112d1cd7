import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { Connect } from '@wanli/server/suite'

/*
 * A WebSocket as light as the protocol allows, the same for both contenders: what is measured are the servers, not the libraries of their clients.
 * It sends short texts of ASCII and hears texts in whole frames; the mask of zeros is one like any other.
 */

const HEADERS_END = '\r\n\r\n'

export class Line {
  private readonly events: Parameters<Connect>[2]
  private readonly socket: Socket
  private rest: Buffer = Buffer.alloc(0)

  private constructor(socket: Socket, events: Parameters<Connect>[2]) {
    this.socket = socket
    this.events = events
  }

  static open(url: URL, headers: Readonly<Record<string, string>>, events: Parameters<Connect>[2]): Promise<Line> {
    return new Promise((resolve, reject) => {
      // Both servers listen on 127.0.0.1, or on all addresses.
      const socket = connect({ host: '127.0.0.1', port: Number(url.port) })
      const line = new Line(socket, events)
      socket.setNoDelay(true)
      socket.once('error', reject)
      socket.once('connect', () => {
        const lines = {
          Host: url.host,
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
          ...headers,
        }
        const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
        socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${head.join('\r\n')}${HEADERS_END}`)
      })
      let greeted = false
      socket.on('data', (data: Buffer) => {
        if (greeted) return line.take(data)
        line.rest = Buffer.concat([line.rest, data])
        const end = line.rest.indexOf(HEADERS_END)
        if (end < 0) return
        greeted = true
        const text = line.rest.toString('latin1', 0, end)
        if (!text.startsWith('HTTP/1.1 101')) return reject(new Error(text))
        const more = line.rest.subarray(end + HEADERS_END.length)
        line.rest = Buffer.alloc(0)
        resolve(line)
        line.take(more)
      })
      socket.on('close', () => {
        reject(new Error('closed'))
        events.closed()
      })
    })
  }

  get isOpen(): boolean {
    return !this.socket.destroyed
  }

  private take(data: Buffer): void {
    let frames = this.rest.length === 0 ? data : Buffer.concat([this.rest, data])
    for (;;) {
      if (frames.length < 2) break
      let length = frames[1]! & 127
      let from = 2
      if (length === 126) {
        if (frames.length < 4) break
        length = frames.readUInt16BE(2)
        from = 4
      } else if (length === 127) {
        if (frames.length < 10) break
        length = Number(frames.readBigUInt64BE(2))
        from = 10
      }
      if (frames.length < from + length) break
      const kind = frames[0]! & 15
      const body = frames.subarray(from, from + length)
      frames = frames.subarray(from + length)
      if (kind === 1) this.events.text(body.toString('utf8'))
      else if (kind === 9) this.write(0x8a, body.toString('latin1'))
      else if (kind === 8) this.close()
    }
    this.rest = frames
  }

  private write(head: number, text: string): void {
    const { length } = text
    const size =
      length < 126
        ? String.fromCharCode(128 | length)
        : `${String.fromCharCode(128 | 126)}${String.fromCharCode(length >> 8, length & 255)}`
    this.socket.write(`${String.fromCharCode(head)}${size}\0\0\0\0${text}`, 'latin1')
  }

  send(text: string): void {
    this.write(0x81, text)
  }

  close(): void {
    this.socket.destroy()
  }
}
