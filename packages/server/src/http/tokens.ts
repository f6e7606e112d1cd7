import type { Tokens } from '../identity/tokens.ts'
import { botMaking, tokenMaking } from '../protocol/tokens.ts'
import type { Person } from '../store/store.ts'
import type { Answer, Border } from './asking.ts'
import { readBody, sendJson } from './request.ts'

const MOST = 4096

/** The calls about tokens and bots. `forget`: somebody is gone, with his seats; `shut`: what a token has opened is closed. */
export function tokenCalls(
  tokens: Tokens,
  border: Border,
  { forget, shut }: { forget: (person: Person) => Promise<void>; shut: (token: string) => void },
) {
  return {
    'GET /api/me/tokens': async (asking) => sendJson(asking.response, 200, await tokens.list(border.known(asking))),
    'POST /api/me/tokens': async (asking) => {
      const { name, scopes, bot } = await readBody(asking.request, tokenMaking, MOST)
      border.slowly(asking)
      const owner = border.known(asking)
      const token = await tokens.make(owner, name, scopes, bot)
      sendJson(asking.response, 200, { token, ...(await tokens.list(owner)) })
    },
    'DELETE /api/me/tokens/{token}': async (asking) => {
      const owner = border.known(asking)
      await tokens.remove(owner, asking.name)
      shut(asking.name)
      sendJson(asking.response, 200, await tokens.list(owner))
    },
    'POST /api/me/bots': async (asking) => {
      const { name } = await readBody(asking.request, botMaking, MOST)
      border.slowly(asking)
      const owner = border.known(asking)
      const bot = await tokens.makeBot(owner, name)
      sendJson(asking.response, 200, { bot, ...(await tokens.list(owner)) })
    },
    'DELETE /api/me/bots/{bot}': async (asking) => {
      const owner = border.known(asking)
      await forget(await tokens.bot(owner, asking.name))
      sendJson(asking.response, 200, await tokens.list(owner))
    },
  } satisfies Readonly<Record<string, Answer>>
}
