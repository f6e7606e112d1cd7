import type { Scene } from '../frame/scene.svelte.ts'
import { go } from '../routes.svelte.ts'
import { say, settings } from '../settings.svelte.ts'
import { refusalWords } from './api.ts'
import { layOnline } from './lay-table.ts'

/** A game that was begun on this device goes on at a table of the server. It stays here too, as it was. It says why not, if so. */
export async function putOnline(scene: Scene): Promise<string | undefined> {
  const { plan, client } = scene
  const mine = plan.seats.find(({ kind }) => kind === 'person')?.name
  try {
    const name = settings.name || mine || say('newTable.person')
    go('online', await layOnline(name, plan.game, plan.setup, plan.seats, {}, await client.log()))
    return undefined
  } catch (error) {
    return refusalWords(error)
  }
}
