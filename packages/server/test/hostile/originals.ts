import type { News } from '@wanli/table'

/** What somebody who only looks on may send; nothing of it changes a table, whatever becomes of it. */
export const fromOutside = ({ cursor }: News, table: string): readonly object[] => [
  ...harmless({ cursor } as News),
  { id: 40, do: 'ask', what: { kind: 'end' } },
  { id: 41, do: 'ask', what: { kind: 'undo', to: 0 } },
  { id: 42, do: 'ask', what: { kind: 'seat', seat: 0, person: 'abcdefgh' } },
  { id: 43, do: 'leave', seat: 0 },
  { id: 44, call: 'undo', args: [0, 0] },
  { id: 45, call: 'undoTurn', args: [0] },
  { id: 46, call: 'stand', args: [0, 'topic', 'key'] },
  { id: 47, call: 'endTurn', args: [0] },
  { id: 48, do: 'sit', seat: 0, key: table, name: 'Eve' },
]

/** What anybody at a table that has begun may send without changing it: questions, late answers, and what is not possible any more. */
export const harmless = ({ cursor }: News): readonly object[] => [
  { id: 1, call: 'look', args: [0, cursor, false] },
  { id: 2, call: 'look', args: [null, 'start'] },
  { id: 3, call: 'follow', args: [1, 'now'] },
  { id: 4, call: 'at', args: [0, null] },
  { id: 5, call: 'plan', args: [] },
  { id: 6, call: 'timeline', args: [] },
  { id: 7, call: 'steps', args: [1] },
  { id: 8, call: 'refused', args: [1, true] },
  { id: 9, call: 'preview', args: [1, 'a key that is none'] },
  { id: 10, call: 'final', args: [1, 'a key that is none'] },
  { id: 11, call: 'answer', args: [1, 'a key that is none', 17, true] },
  { id: 12, call: 'answerAll', args: [1, ['a key that is none', 'another'], 17] },
  { id: 13, call: 'unhint', args: [1] },
  { id: 14, call: 'log', args: [] },
  { id: 15, call: 'rewind', args: [0] },
  { id: 16, call: 'pace', args: [10] },
  { id: 17, call: 'holds', args: [true] },
  { id: 18, ping: 3, next: 2000 },
  { id: 19, do: 'sit', seat: 1, key: 'abcdefgh', name: 'Eve' },
  { id: 20, do: 'rise', seat: 1 },
  { id: 21, do: 'ready', on: true },
  {
    id: 22,
    do: 'lay',
    plan: { game: 'zhanguo', setup: { seats: 2 }, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] },
  },
  { id: 23, do: 'free', seat: 0 },
  { id: 24, do: 'hat', person: 'abcdefgh' },
  { id: 25, do: 'start' },
  { id: 26, do: 'close' },
  { id: 27, do: 'say-yes', n: 1 },
  { id: 28, do: 'say-no', n: 1 },
  { id: 29, do: 'withdraw', n: 1 },
  { id: 30, do: 'go-on' },
  { id: 31, do: 'rematch' },
  { id: 32, do: 'chat', to: 'table', text: 'Hello' },
  { ping: 1, next: 1800 },
]

/** Requests that were right once. */
export const REQUESTS: readonly { readonly method: string; readonly path: string; readonly body?: object }[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/api' },
  { method: 'GET', path: '/api/me' },
  { method: 'GET', path: '/api/tables/stone-bridge-00000000000000000000' },
  { method: 'GET', path: '/api/tables/stone-bridge-00000000000000000000/live' },
  { method: 'POST', path: '/api/me', body: { name: 'Eve' } },
  { method: 'POST', path: '/api/me/account', body: { handle: 'eve', password: 'x' } },
  { method: 'POST', path: '/api/me/link', body: { table: 'stone-bridge-00000000000000000000', seat: 0 } },
  { method: 'POST', path: '/api/link', body: { code: 'abcdefgh', name: 'Eve' } },
  { method: 'POST', path: '/api/sign-out', body: { everywhere: false } },
  {
    method: 'POST',
    path: '/api/tables',
    body: {
      game: 'great-wall',
      setup: { seats: 3 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
      options: { chat: false },
      log: { wanli: 'position', game: 'great-wall', format: 1, table: {} },
    },
  },
  { method: 'DELETE', path: '/api/me/nobody' },
]
