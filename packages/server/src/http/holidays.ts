import type { Rest } from '@wanli/table'
import { endedHoliday, newHoliday } from '../identity/holidays.ts'
import type { Tables } from '../live/tables.ts'
import { holidayMaking } from '../protocol/identity.ts'
import { withRests } from '../rooms/state.ts'
import type { Person, Store } from '../store/store.ts'
import type { Answer, Asking, Border } from './asking.ts'
import { readBody, sendJson } from './request.ts'

const MOST = 4096

/** The calls about holidays. Whoever changes his tells it to all tables that he plays at. */
export function holidayCalls(store: Store, tables: Tables, border: Border, now: () => number) {
  const of = async (person: Person): Promise<readonly Rest[]> =>
    (await store.holidays([person.id])).map(({ from, to }) => ({ from, to }))
  const told = async ({ response }: Asking, person: Person): Promise<void> => {
    const holidays = await of(person)
    for (const { table: id, state } of await store.tablesOf(person.id)) {
      const table = state === 'playing' ? await tables.find(id) : undefined
      if (table?.room.options.clock.kind === 'days')
        await table.change(person.id, (room) => withRests(room, person.id, holidays))
    }
    sendJson(response, 200, { holidays })
  }
  return {
    'GET /api/me/holidays': async (asking) =>
      sendJson(asking.response, 200, { holidays: await of(border.known(asking)) }),
    'POST /api/me/holidays': async (asking) => {
      const wish = await readBody(asking.request, holidayMaking, MOST)
      border.slowly(asking)
      const person = border.known(asking)
      await store.saveHoliday(person.id, newHoliday(await of(person), wish, now()))
      await told(asking, person)
    },
    'DELETE /api/me/holidays/{holiday}': async (asking) => {
      const person = border.known(asking)
      const from = Number(asking.name)
      const ended = endedHoliday(await of(person), from, now())
      if (ended === undefined) await store.removeHoliday(person.id, from)
      else await store.saveHoliday(person.id, ended)
      await told(asking, person)
    },
  } satisfies Readonly<Record<string, Answer>>
}
