import type { Me, PasskeyList } from '@wanli/server/protocol'
import { type Device, enterByPasskey, keepPasskey, keyOptions } from '../api.ts'
import { Refusal } from '../requests.ts'

/* Keys that this device keeps. What speaks with the browser about them comes when somebody wants it. */

const library = () => import('@simplewebauthn/browser')

/** Why no key can be made here: the browser can't, or the address is a number, and a key belongs to a name. */
export function noPasskeys(): 'number' | 'browser' | undefined {
  if (/^[\d.]+$|:/.test(location.hostname)) return 'number'
  return globalThis.PublicKeyCredential === undefined ? 'browser' : undefined
}

/** Who is asked by the browser may say no: that is no fault. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Refusal) throw error
    // The browser does not make a second key for the same person.
    throw new Refusal(error.name === 'InvalidStateError' ? 'passkey-known' : 'passkey-refused')
  }
}

export async function makePasskey(name: string): Promise<PasskeyList['passkeys']> {
  const { startRegistration } = await library()
  const optionsJSON = await keyOptions<Parameters<typeof startRegistration>[0]['optionsJSON']>('me/passkeys/options')
  const response: Device = { ...(await asked(startRegistration({ optionsJSON }))) }
  return keepPasskey(name, response)
}

export async function signInByPasskey(): Promise<Me> {
  const { startAuthentication } = await library()
  const optionsJSON =
    await keyOptions<Parameters<typeof startAuthentication>[0]['optionsJSON']>('sign-in/passkey/options')
  const response: Device = { ...(await asked(startAuthentication({ optionsJSON }))) }
  return enterByPasskey(response)
}
