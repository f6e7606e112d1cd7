import type { Jobs } from '../jobs/jobs.ts'
import { addressProblem } from './guarded.ts'
import { Refusal } from '../rooms/state.ts'
import { Rounds } from '../rounds.ts'
import type { Store } from '../store/store.ts'
import type { Reach, Reaching } from '../protocol/reach.ts'
import { Post, type PostOptions, type Purpose } from './post.ts'
import { TEXTS } from './texts.ts'
import { hasWays, type Ways, waysFrom } from './ways.ts'

/** Milliseconds that a table waits before anybody is told: who is back by then need not be. */
const WAIT = 20_000
const LOOK_EVERY = 5000
/** What began to wait longer ago was told, or is too old, at the first look. */
const FIRST = 2 * 86_400_000
/** Looks overlap by so much: clocks differ, and a look may have failed. */
const OVERLAP = 120_000
const AT_ONCE = 500
const DEVICES = 5

export interface NotifierParts extends PostOptions {
  readonly store: Store
  readonly jobs: Jobs
  readonly now: () => number
  readonly broke: (what: string, error: unknown) => void
}

/** Who is told that a table waits for him, and how he wants it: once, until he has looked. */
export class Notifier {
  private readonly parts: NotifierParts
  private readonly post: Post
  private rounds: Rounds | undefined
  private from: number

  private constructor(parts: NotifierParts, post: Post) {
    this.parts = parts
    this.post = post
    this.from = parts.now() - FIRST
  }

  static async open(parts: NotifierParts): Promise<Notifier> {
    return new Notifier(parts, await Post.open(parts.store, parts))
  }

  /** Tell people from here, too. */
  work(most: number, every = LOOK_EVERY): void {
    const { jobs, broke } = this.parts
    jobs.take('tell', most, (person) => this.tell(person))
    this.rounds = new Rounds(
      every,
      () => this.look(),
      (error) => broke('notifier', error),
    )
  }

  /** Tables that began to wait a while ago. */
  private async look(): Promise<void> {
    const { store, jobs, now } = this.parts
    const until = now() - WAIT
    for (const person of await store.toTell(this.from, until, AT_ONCE)) await jobs.send('tell', person)
    this.from = Math.max(this.from, until - OVERLAP)
  }

  private async tell(person: string): Promise<void> {
    const { store, now } = this.parts
    const ways = waysFrom(await store.reach(person))
    const waiting = await store.unseen(person, now() - WAIT)
    // Whoever writes first that he was told tells him; the others have nothing to do.
    if (!hasWays(ways) || waiting.length === 0 || !(await store.told(person, now()))) return
    try {
      const lines = waiting.map(({ table, line }) => ({ table, title: titleOf(line, ways) }))
      const gone = await this.post.tell(person, ways, lines)
      if (gone.length > 0)
        await this.save(person, { ...ways, push: ways.push.filter(({ endpoint }) => !gone.includes(endpoint)) })
    } catch (error) {
      // None of the ways worked: it is tried again.
      await store.untold(person)
      throw error
    }
  }

  private save(person: string, ways: Ways): Promise<void> {
    return this.parts.store.saveReach(person, hasWays(ways) ? JSON.stringify(ways) : undefined)
  }

  /** How somebody is told. */
  async reachOf(person: string): Promise<Reach> {
    const { push, mail, hook } = waysFrom(await this.parts.store.reach(person))
    return {
      pushKey: this.post.pushKey,
      devices: push.map(({ endpoint }) => endpoint),
      canMail: this.post.canMail,
      ...(mail === undefined ? {} : { mail }),
      ...(hook === undefined ? {} : { hook }),
    }
  }

  async change(person: string, { language, mail, hook, push, unpush }: Reaching): Promise<Reach> {
    const before = waysFrom(await this.parts.store.reach(person))
    const anywhere = this.parts.anywhere === true
    for (const address of [hook, push?.endpoint])
      if (typeof address === 'string' && addressProblem(address, anywhere) !== undefined) throw new Refusal('malformed')
    if (typeof mail === 'string' && !this.post.canMail) throw new Refusal('not-now')
    const { mail: mailBefore, hook: hookBefore, ...rest } = before
    const sameMail = mail === undefined || mail === mailBefore?.address
    const nextMail = sameMail ? mailBefore : mail === null ? undefined : { address: mail, sure: false }
    const nextHook = hook === undefined ? hookBefore : (hook ?? undefined)
    const others = rest.push.filter(({ endpoint }) => endpoint !== push?.endpoint && endpoint !== unpush)
    await this.save(person, {
      language,
      push: push === undefined ? others : [...others, push].slice(-DEVICES),
      ...(nextMail === undefined ? {} : { mail: nextMail }),
      ...(nextHook === undefined ? {} : { hook: nextHook }),
    })
    if (!sameMail && nextMail !== undefined) await this.post.askSure(person, nextMail.address, language)
    return this.reachOf(person)
  }

  /** A link from a mail: what it is about, if it is ours. */
  async signed(purpose: Purpose, person: string, sign: string): Promise<Ways | undefined> {
    const ways = waysFrom(await this.parts.store.reach(person))
    const address = ways.mail?.address ?? ''
    return address !== '' && this.post.isSigned(purpose, person, address, sign) ? ways : undefined
  }

  /** What the link says is done. */
  async follow(purpose: Purpose, person: string, ways: Ways): Promise<void> {
    const { mail, ...rest } = ways
    await this.save(
      person,
      purpose === 'stop' || mail === undefined ? rest : { ...rest, mail: { ...mail, sure: true } },
    )
  }

  async close(): Promise<void> {
    await this.rounds?.end()
  }
}

/** A table is called as its host has called it; what it is about stands in its room. */
function titleOf(line: string, { language }: Ways): string {
  const { title, game } = JSON.parse(line) as { readonly title: string; readonly game: string }
  return title === '' ? (TEXTS[language].games[game] ?? game) : title
}
