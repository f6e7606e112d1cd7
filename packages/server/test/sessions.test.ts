import { after } from 'node:test'
import type { Notice, Reply, Rights, TablePlan } from '@wanli/table'
import { sessionSuite } from '@wanli/table/suite'
import type { Running } from '@wanli/server'
import { aServer, type Page, Visitor } from './help.ts'

/*
 * What sessions promise holds for a table on a server, over real sockets, with people who have cookies.
 */
let server: Running | undefined
after(() => server?.close())

sessionSuite('a server', async (plan: TablePlan) => {
  server ??= await aServer({ botPace: -1, limits: 1_000_000 })
  const { url, tables } = server
  const people = await Promise.all(plan.seats.map(({ name }) => Visitor.guest(url, name)))
  const host = await Visitor.guest(url, 'Host')
  const table = await tables.create(
    {
      state: 'laying',
      title: '',
      game: plan.game,
      setup: plan.setup,
      options: {
        public: false,
        watch: true,
        delay: 0,
        chat: false,
        clock: { kind: 'none' },
        rated: false,
        hints: true,
        sparing: false,
      },
      host: host.me!.person,
      seats: people.map(({ me }) => ({ kind: 'person', person: me!.person, name: me!.name, ready: false })),
      barred: [],
      seed: plan.seed,
      ...(plan.asksAll === true ? { asksAll: true as const } : {}),
      paused: false,
      requests: 0,
    },
    host.me!.person,
  )
  for (const person of people) {
    const page = await person.at(table)
    await page.do({ do: 'ready', on: true })
    await page.leave()
  }
  const pages: Page[] = []
  const who = ({ seats, hosts }: Rights): Visitor =>
    hosts ? host : seats[0] === undefined ? new Visitor(url) : people[seats[0]]!
  return {
    join(rights: Rights, tell: (notice: Notice) => void) {
      const coming = who(rights)
        .at(table)
        .then((page) => {
          pages.push(page)
          page.spy = (text) => {
            const message = JSON.parse(text) as object
            if ('changed' in message || 'broke' in message) tell(message as Notice)
          }
          return page
        })
      return {
        receive: async (message: unknown): Promise<Reply> => (await coming).raw(message),
        leave: () => void coming.then((page) => page.cut()),
      }
    },
    close: () => pages.forEach((page) => page.cut()),
  }
})
