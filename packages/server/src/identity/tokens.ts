import { newId, sha256 } from '../ids.ts'
import type { Scope, TokenLine, TokenList } from '../protocol/tokens.ts'
import { Refusal } from '../rooms/state.ts'
import type { Person, Store, Token } from '../store/store.ts'

/** So that somebody who finds one knows what it is. */
const MARK = 'wanli_'
/** When one was last used is written down no oftener. */
const USED_APART = 60 * 60_000
const MOST_TOKENS = 50
const MOST_BOTS = 10

/** Who asks by a token, and what he may do with it. */
export interface ByToken {
  readonly id: string
  readonly person: Person
  readonly scopes: ReadonlySet<Scope>
}

const lineOf = ({ id, name, scopes, person, created, used }: Token, owner: string): TokenLine => ({
  id,
  name,
  scopes: [...scopes],
  ...(person === owner ? {} : { bot: person }),
  created,
  ...(used === null ? {} : { used }),
})

/** Tokens for programs, and accounts for bots, that a person has. */
export class Tokens {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Who has sent this token; undefined for one that is none, or was taken back. */
  async known(header: string | undefined): Promise<ByToken | undefined> {
    const [, text] = /^Bearer (\S{1,100})$/i.exec(header ?? '') ?? []
    const token = text === undefined ? undefined : await this.store.tokenBy(sha256(text))
    const person = token && (await this.store.person(token.person))
    if (token === undefined || person === undefined) return undefined
    const now = this.now()
    if ((token.used ?? 0) + USED_APART < now) await this.store.useToken(token.id, now)
    return { id: token.id, person, scopes: new Set(token.scopes) }
  }

  async list(owner: Person): Promise<TokenList> {
    const bots = await this.store.botsOf(owner.id)
    const all = await Promise.all([owner, ...bots].map(({ id }) => this.store.tokensOf(id)))
    return {
      tokens: all.flat().map((token) => lineOf(token, owner.id)),
      bots: bots.map(({ id, name, created }) => ({ person: id, name, since: created })),
    }
  }

  /** A new one, for me or for a bot of mine: said this once. */
  async make(owner: Person, name: string, scopes: readonly Scope[], bot: string | undefined): Promise<string> {
    const { tokens, bots } = await this.list(owner)
    if (bot !== undefined && !bots.some(({ person }) => person === bot)) throw new Refusal('not-found')
    if (tokens.length >= MOST_TOKENS) throw new Refusal('too-large')
    const token = MARK + newId(32)
    const person = bot ?? owner.id
    const one = { id: newId(), person, name, scopes: [...new Set(scopes)], created: this.now(), used: null }
    await this.store.addToken({ ...one, hash: sha256(token) })
    return token
  }

  /** It opens nothing any more. */
  async remove(owner: Person, id: string): Promise<void> {
    const { tokens } = await this.list(owner)
    const found = tokens.find((token) => token.id === id)
    if (found === undefined) throw new Refusal('not-found')
    await this.store.removeToken(found.bot ?? owner.id, id)
  }

  async makeBot(owner: Person, name: string): Promise<string> {
    if ((await this.store.botsOf(owner.id)).length >= MOST_BOTS) throw new Refusal('too-large')
    const now = this.now()
    const id = newId()
    const nobodyElse = { handle: null, password: null, passkeys: 0, epoch: 1 }
    await this.store.savePerson({ id, name, owner: owner.id, ...nobodyElse, created: now, seen: now })
    return id
  }

  async bot(owner: Person, id: string): Promise<Person> {
    const found = (await this.store.botsOf(owner.id)).find((bot) => bot.id === id)
    if (found === undefined) throw new Refusal('not-found')
    return found
  }
}
