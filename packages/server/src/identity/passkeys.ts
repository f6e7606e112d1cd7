import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { newId } from '../ids.ts'
import type { PasskeyLine } from '../protocol/index.ts'
import { Refusal } from '../rooms/state.ts'
import type { Passkey, Person, Store } from '../store/store.ts'

/** A challenge is good once, and so long. */
const CHALLENGE_LASTS = 5 * 60_000
/** A person has few devices; each key is looked through at a sign-in on them. */
const MOST = 20

/** Where a page is that asks, as its browser says and the border has looked at. */
export interface Site {
  readonly origin: string
}
const hostOf = ({ origin }: Site): string => new URL(origin).hostname

/** What checks signatures is some megabytes: it comes when the first person wants it. */
const library = () => import('@simplewebauthn/server')

const challengeIn = (response: { readonly response: { readonly clientDataJSON: string } }): string => {
  try {
    const said = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString('utf8')) as {
      readonly challenge?: unknown
    }
    return typeof said.challenge === 'string' ? said.challenge : ''
  } catch {
    return ''
  }
}

const lineOf = ({ id, name, created, used }: Passkey): PasskeyLine => ({
  id,
  name,
  created,
  ...(used === null ? {} : { used }),
})

/** Ways in that need no password: keys that devices keep, and prove to have by signing a challenge. */
export class Passkeys {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async list(person: Person): Promise<readonly PasskeyLine[]> {
    return (await this.store.passkeysOf(person.id)).map(lineOf)
  }

  /** What a browser needs to make a new key for this person. */
  async newOptions(person: Person, site: Site): Promise<unknown> {
    const { generateRegistrationOptions } = await library()
    const known = await this.store.passkeysOf(person.id)
    if (known.length >= MOST) throw new Refusal('too-large')
    const challenge = await this.challenge(person.id)
    return generateRegistrationOptions({
      rpName: 'Wanli',
      rpID: hostOf(site),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.handle ?? person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      // It is found without a name to sign in with.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
  }

  async add(person: Person, name: string, response: RegistrationResponseJSON, site: Site): Promise<void> {
    const { verifyRegistrationResponse } = await library()
    const expectedChallenge = await this.taken(response, person.id)
    const found = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: false,
    }).catch(notRight)
    if (!found.verified) throw new Refusal('passkey-wrong')
    const { id, publicKey, counter } = found.registrationInfo.credential
    const key = Buffer.from(publicKey).toString('base64url')
    const added = await this.store.addPasskey({
      id,
      person: person.id,
      name,
      key,
      counter,
      created: this.now(),
      used: null,
    })
    if (!added) throw new Refusal('passkey-wrong')
  }

  /** One of them goes; never the only way back in. */
  async remove(person: Person, id: string): Promise<void> {
    const known = await this.store.passkeysOf(person.id)
    if (!known.some((one) => one.id === id)) throw new Refusal('not-found')
    if (known.length === 1 && person.password === null) throw new Refusal('last-way')
    await this.store.removePasskey(person.id, id)
  }

  /** What a browser needs to show that it has one, whosever it is. */
  async options(site: Site): Promise<unknown> {
    const { generateAuthenticationOptions } = await library()
    const challenge = await this.challenge(null)
    return generateAuthenticationOptions({
      rpID: hostOf(site),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'preferred',
    })
  }

  /** Whose key it is that has signed. */
  async signIn(response: AuthenticationResponseJSON, site: Site): Promise<Person> {
    const { verifyAuthenticationResponse } = await library()
    const expectedChallenge = await this.taken(response, null)
    const key = await this.store.passkey(response.id)
    if (key === undefined) throw new Refusal('passkey-wrong')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: false,
      credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.key, 'base64url')), counter: key.counter },
    }).catch(notRight)
    // A key that counts and does not go up was copied.
    if (!verified || !(await this.store.usePasskey(key.id, authenticationInfo.newCounter, this.now())))
      throw new Refusal('passkey-wrong')
    const person = await this.store.person(key.person)
    if (person === undefined) throw new Refusal('passkey-wrong')
    return person
  }

  private async challenge(person: string | null): Promise<string> {
    const text = Buffer.from(newId(32)).toString('base64url')
    await this.store.addChallenge({ text, person, until: this.now() + CHALLENGE_LASTS })
    return text
  }

  /** The challenge that was answered, if it was ours and for this, once. */
  private async taken(
    response: { readonly response: { readonly clientDataJSON: string } },
    person: string | null,
  ): Promise<string> {
    const found = await this.store.takeChallenge(challengeIn(response), this.now())
    if (found === undefined || found.person !== person || found.until < this.now()) throw new Refusal('code-gone')
    return found.text
  }
}

/** What the library does not accept, it throws: another origin, another signature, a counter that went back. */
function notRight(error: unknown): never {
  if (error instanceof Error) throw new Refusal('passkey-wrong')
  throw error
}
