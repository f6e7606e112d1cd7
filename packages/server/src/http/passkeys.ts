import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkeys } from '../identity/passkeys.ts'
import { meOf } from '../identity/people.ts'
import { nothing, passkeyAdding, passkeyUsing } from '../protocol/identity.ts'
import type { Asking, Answer, Border } from './asking.ts'
import { readBody, sendJson } from './request.ts'

/** Bytes: a new key comes with its certificates. */
const MOST = 32_768

/** The calls about passkeys. */
export function passkeyCalls(passkeys: Passkeys, border: Border) {
  const site = ({ request }: Asking) => ({ origin: border.proxy.origin(request) })
  return {
    'GET /api/me/passkeys': async (asking) =>
      sendJson(asking.response, 200, { passkeys: await passkeys.list(border.known(asking)) }),
    'POST /api/me/passkeys/options': async (asking) => {
      await readBody(asking.request, nothing, MOST)
      border.slowly(asking)
      sendJson(asking.response, 200, await passkeys.newOptions(border.known(asking), site(asking)))
    },
    'POST /api/me/passkeys': async (asking) => {
      const { name, response } = await readBody(asking.request, passkeyAdding, MOST)
      border.slowly(asking)
      const person = border.known(asking)
      await passkeys.add(person, name, response as unknown as RegistrationResponseJSON, site(asking))
      sendJson(asking.response, 200, { passkeys: await passkeys.list(person) })
    },
    'DELETE /api/me/passkeys/{passkey}': async (asking) => {
      const person = border.known(asking)
      await passkeys.remove(person, asking.name)
      sendJson(asking.response, 200, { passkeys: await passkeys.list(person) })
    },
    'POST /api/sign-in/passkey/options': async (asking) => {
      await readBody(asking.request, nothing, MOST)
      border.slowly(asking)
      sendJson(asking.response, 200, await passkeys.options(site(asking)))
    },
    'POST /api/sign-in/passkey': async (asking) => {
      const { response } = await readBody(asking.request, passkeyUsing, MOST)
      border.slowly(asking)
      const person = await passkeys.signIn(response as unknown as AuthenticationResponseJSON, site(asking))
      sendJson(asking.response, 200, meOf(person), border.signIn(asking, person))
    },
  } satisfies Readonly<Record<string, Answer>>
}
