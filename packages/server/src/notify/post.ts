import { createECDH, createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { newId } from '../ids.ts'
import { send } from './guarded.ts'
import { fill, TEXTS } from './texts.ts'
import type { Ways } from './ways.ts'

export interface PostOptions {
  /** smtp://user:password@host:port, or smtps://; without it there is no mail. */
  readonly smtp?: string | undefined
  /** Who mails are from. */
  readonly from?: string | undefined
  /** Where people open the page. */
  readonly url: string
  /** For tests: addresses of this machine may be named. */
  readonly anywhere?: boolean
}

/** A table that waits for somebody. */
export interface Waiting {
  readonly table: string
  readonly title: string
}

/** Seconds after which a push that could not be delivered is forgotten. */
const PUSH_LASTS = 86_400
/** What says that a browser is gone for good. */
const GONE: readonly number[] = [404, 410]

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A pair of keys as push services want them (VAPID, RFC 8292). */
function newKeys(): Keys {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const secret = curve.getPrivateKey()
  const whole = Buffer.concat([Buffer.alloc(32 - secret.length), secret])
  return { publicKey: curve.getPublicKey('base64url'), privateKey: whole.toString('base64url') }
}

export type Purpose = 'stop' | 'sure'

/** How people are written to. The libraries come when the first one is. */
export class Post {
  readonly pushKey: string
  readonly canMail: boolean
  private readonly options: PostOptions
  private readonly keys: Keys
  private readonly secret: string

  private constructor(options: PostOptions, keys: Keys, secret: string) {
    this.options = options
    this.keys = keys
    this.secret = secret
    this.pushKey = keys.publicKey
    this.canMail = options.smtp !== undefined
  }

  static async open(store: Store, options: PostOptions): Promise<Post> {
    // Browsers know the server by this key for good: all processes share it.
    const keys = JSON.parse(await store.secret('vapid', JSON.stringify(newKeys()))) as Keys
    return new Post(options, keys, await store.secret('reach', newId(64)))
  }

  /** The end of a link that only we can make. */
  private sign(purpose: Purpose, person: string, address: string): string {
    return createHmac('sha256', this.secret).update(`${purpose} ${person} ${address}`).digest('base64url').slice(0, 27)
  }

  isSigned(purpose: Purpose, person: string, address: string, sign: string): boolean {
    const [ours, theirs] = [Buffer.from(this.sign(purpose, person, address)), Buffer.from(sign)]
    return ours.length === theirs.length && timingSafeEqual(ours, theirs)
  }

  private link(purpose: Purpose, person: string, address: string): string {
    return new URL(`reach/${purpose}/${person}/${this.sign(purpose, person, address)}`, this.options.url).href
  }

  private async mail(to: string, subject: string, text: string, stop?: string): Promise<void> {
    const { smtp, from = 'wanli@localhost' } = this.options
    if (smtp === undefined) throw new Error('there is no way to send mail')
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url: smtp, connectionTimeout: 10_000, socketTimeout: 20_000 })
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        // Programs for mail show a button of their own for these (RFC 8058).
        ...(stop === undefined
          ? {}
          : { headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
      })
    } finally {
      transport.close()
    }
  }

  /** Whether this box is really his. */
  async askSure(person: string, address: string, language: Ways['language']): Promise<void> {
    const words = TEXTS[language]
    const text = `${words.sure}\n${this.link('sure', person, address)}\n\n${words.notYou}\n`
    await this.mail(address, words.sureSubject, text)
  }

  /** Tell him by all his ways. Says which devices are gone. Throws if none of the ways worked. */
  async tell(person: string, ways: Ways, waiting: readonly Waiting[]): Promise<readonly string[]> {
    const words = TEXTS[ways.language]
    const [first] = waiting
    const alone = waiting.length === 1 && first !== undefined
    const title = alone ? fill(words.one, { title: first.title }) : fill(words.many, { n: waiting.length })
    const url = new URL(alone ? `#/online/${first.table}` : '#/online', this.options.url).href
    const gone: string[] = []
    const tries: Promise<void>[] = ways.push.map(async (device) => {
      const status = await this.push(device, { title, body: words.look, url })
      if (GONE.includes(status)) gone.push(device.endpoint)
      else if (status >= 300) throw new Error(`push: ${status}`)
    })
    if (ways.mail?.sure === true && this.canMail) {
      const { address } = ways.mail
      const stop = this.link('stop', person, address)
      tries.push(
        this.mail(
          address,
          `Wanli: ${title}`,
          `${title}\n${words.look}\n\n${words.open} ${url}\n\n${words.stop} ${stop}\n`,
          stop,
        ),
      )
    }
    if (ways.hook !== undefined) tries.push(this.hook(ways.hook, { text: title, url, tables: waiting.length }))
    const ended = await Promise.allSettled(tries)
    const failed = ended.filter((one) => one.status === 'rejected')
    if (tries.length > 0 && failed.length === tries.length) throw failed[0]!.reason
    return gone
  }

  private async push(device: Ways['push'][number], what: object): Promise<number> {
    const { default: push } = await import('web-push')
    const { endpoint, method, headers, body } = push.generateRequestDetails(device, JSON.stringify(what), {
      vapidDetails: {
        subject: this.options.url.startsWith('https:') ? this.options.url : 'mailto:wanli@localhost',
        ...this.keys,
      },
      TTL: PUSH_LASTS,
      // A newer one takes the place of one that was not delivered yet.
      topic: 'wanli',
    })
    const texts = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
    return send(endpoint, { method, headers: Object.fromEntries(texts), body: body ?? '' }, this.options.anywhere)
  }

  private async hook(address: string, what: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'wanli' }
    const status = await send(address, { headers, body: JSON.stringify(what) }, this.options.anywhere)
    if (status >= 300) throw new Error(`webhook: ${status}`)
  }
}
