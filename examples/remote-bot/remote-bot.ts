import { WebSocket } from 'ws'

/** What the server tells, as far as this bot listens; all of it: GET /api. */
interface News {
  readonly question?: { readonly at: number; readonly options: readonly { readonly key: string }[] }
  readonly over: boolean
  readonly winners: readonly number[]
}
type Message = { readonly id: number; readonly result: unknown } | { readonly error: string } | object
const anything = (keys: readonly string[]) => keys[Math.floor(Math.random() * keys.length)]!

/** Sits down at a table, plays to the end, and says who has won. `token`: of a bot's account, for `look` and `play`. */
export async function play(
  server: string,
  table: string,
  token: string,
  choose = anything,
): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(new URL(`/api/tables/${table}`, server), { headers })
  const { room } = (await answer.json()) as { readonly room: { readonly seats: readonly { readonly kind: string }[] } }
  const seat = room.seats.findIndex(({ kind }) => kind === 'open')

  const socket = new WebSocket(new URL(`/api/tables/${table}/live`, server.replace('http', 'ws')), { headers })
  const replies = new Map<number, (message: Message) => void>()
  let last = 0
  const ask = (message: object): Promise<Message> =>
    new Promise((resolve) => {
      replies.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, ...message }))
    })

  return new Promise((resolve, reject) => {
    async function look(): Promise<void> {
      const found = await ask({ call: 'look', args: [seat, 'now'] })
      if (!('result' in found)) return
      const { question, over, winners } = found.result as News
      if (over) return (resolve(winners), socket.close())
      const key = question && choose(question.options.map((option) => option.key))
      if (question !== undefined) await ask({ call: 'answer', args: [seat, key, question.at] })
    }
    socket.on('message', (data: Buffer) => {
      for (const message of [JSON.parse(data.toString('utf8')) as Message | Message[]].flat())
        if ('hello' in message) void ask({ do: 'sit', seat }).then(() => ask({ do: 'ready', on: true }))
        else if ('id' in message) replies.get(message.id)?.(message)
        else if ('changed' in message) look().catch(reject)
    })
    socket.on('close', () => reject(new Error('the table was closed')))
  })
}
