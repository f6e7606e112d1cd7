import { newId, sha256 } from '../ids.ts'
import type { Me } from '../protocol/index.ts'
import { Refusal } from '../rooms/state.ts'
import type { Person, Store } from '../store/store.ts'
import type { Breached } from './breached.ts'
import { cookieFor, readCookie } from './cookie.ts'
import { checkPassword, isPassword, passwordFor } from './password.ts'

/** A code works once, and so long. */
const CODE_LASTS = 5 * 60_000
/** When somebody was last here is written down no oftener. */
const SEEN_APART = 60 * 60_000

export const meOf = ({ id, name, handle, created, passkeys }: Person): Me => ({
  person: id,
  name,
  guest: handle === null && passkeys === 0,
  passkeys,
  ...(handle === null ? {} : { handle }),
  since: created,
})

/** Who people are. A guest is a signed cookie and a name; an account has a way back in. */
export class People {
  private readonly store: Store
  private readonly key: string
  private readonly now: () => number
  private readonly breached: Breached | undefined

  /** `breached`: passwords that are known from elsewhere. */
  constructor(store: Store, key: string, now: () => number, breached?: Breached) {
    this.store = store
    this.key = key
    this.now = now
    this.breached = breached
  }

  /** Who sent this cookie; undefined for nobody, and for who signed out everywhere. */
  async known(cookie: string | undefined): Promise<Person | undefined> {
    const claim = cookie === undefined ? undefined : readCookie(this.key, cookie)
    if (claim === undefined) return undefined
    const person = await this.store.person(claim.id)
    if (person === undefined || person.epoch !== claim.epoch) return undefined
    if (person.seen + SEEN_APART < this.now()) await this.store.savePerson({ ...person, seen: this.now() })
    return person
  }

  cookie(person: Person): string {
    return cookieFor(this.key, person)
  }

  async guest(name: string): Promise<Person> {
    const now = this.now()
    const person: Person = {
      id: newId(),
      name,
      owner: null,
      handle: null,
      password: null,
      passkeys: 0,
      epoch: 1,
      created: now,
      seen: now,
    }
    await this.store.savePerson(person)
    return person
  }

  async rename(person: Person, name: string): Promise<Person> {
    const renamed = { ...person, name }
    await this.store.savePerson(renamed)
    return renamed
  }

  /** A guest becomes an account; an account gets another handle or password, if it knows the one before. */
  async account(person: Person, handle: string, password: string, before: string | undefined): Promise<Person> {
    if (person.password !== null && !(await isPassword(before ?? '', person.password)))
      throw new Refusal('wrong-password')
    checkPassword(password, handle, person.name)
    if ((await this.breached?.has(password)) === true) throw new Refusal('password-common')
    const made = { ...person, handle: handle.toLowerCase(), password: await passwordFor(password) }
    if (!(await this.store.savePerson(made))) throw new Refusal('handle-taken')
    return made
  }

  async signIn(handle: string, password: string): Promise<Person> {
    const person = await this.store.personBy(handle.toLowerCase())
    if (!(await isPassword(password, person?.password)) || person === undefined) throw new Refusal('wrong-password')
    return person
  }

  /** Every cookie of this person is worth nothing any more. */
  async signOutEverywhere(person: Person): Promise<void> {
    await this.store.savePerson({ ...person, epoch: person.epoch + 1 })
  }

  /** A code for another device: all of this person, or one seat. */
  async link(
    person: Person,
    seat?: { readonly table: string; readonly seat: number },
  ): Promise<{ code: string; until: number }> {
    const code = newId(24)
    const until = this.now() + CODE_LASTS
    await this.store.addCode({
      hash: sha256(code),
      person: person.id,
      table: seat?.table ?? null,
      seat: seat?.seat ?? null,
      until,
    })
    return { code, until }
  }

  async useLink(code: string) {
    const found = await this.store.takeCode(sha256(code), this.now())
    if (found === undefined || found.until < this.now()) throw new Refusal('code-gone')
    const owner = await this.store.person(found.person)
    if (owner === undefined) throw new Refusal('code-gone')
    return { ...found, owner }
  }
}
