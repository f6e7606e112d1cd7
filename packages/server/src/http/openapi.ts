import { z } from 'zod'
import { CALLS } from '../protocol/calls.ts'
import { trouble } from '../protocol/common.ts'
import { ping, roomAct, serverFrame, serverMessage } from '../protocol/live.ts'

const schemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** The description of all calls, made of their schemas. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    const [method = '', path = ''] = name.split(' ')
    const parameters = [
      ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(method === 'GET'
        ? []
        : [{ name: 'x-wanli', in: 'header', description: 'With a cookie only.', schema: { const: '1' } }]),
    ]
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        summary: call.about,
        parameters,
        security:
          'scope' in call ? [{ cookie: [] }, { token: call.scope === 'any' ? [] : [call.scope] }] : [{ cookie: [] }],
        ...('body' in call ? { requestBody: { required: true, ...json(schemaOf(call.body)) } } : {}),
        responses: {
          200: { description: 'Done.', ...json(schemaOf(call.answer)) },
          default: { description: 'Why not.', ...json({ $ref: '#/components/schemas/Trouble' }) },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wanli',
      version,
      description:
        'Who one is says a cookie, or a token (Authorization: Bearer wanli_…), which opens what it was made for: look, play, tables, chat. The socket of a table is /api/tables/{table}/live: JSON. A client sends RoomAct, Ping, or a call of the table ({ id, call, args }), one a frame; the server sends ServerFrame: a ServerMessage, or a list of those that came together. See docs/host.md.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'wanli' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Trouble: schemaOf(trouble),
        RoomAct: schemaOf(roomAct),
        Ping: schemaOf(ping),
        ServerMessage: schemaOf(serverMessage),
        ServerFrame: schemaOf(serverFrame),
      },
    },
  }
}
