import { type Seat, shown } from '@wanli/kernel'
import type { OwnDetail } from '../details.ts'
import { emptyTable } from '../start.ts'
import type { Player, State } from '../state.ts'
import type { GwBox } from '../terms.ts'
import type { TableWords } from './shape.ts'
import { Wrong } from './wrong.ts'

export { Wrong }

/** A position on its way from words to a state: the names that stand in it, looked up, and the pieces they take. */
export class TableReader {
  readonly box: GwBox
  readonly words: TableWords
  readonly state: State

  constructor(box: GwBox, words: TableWords) {
    this.box = box
    this.words = words
    this.state = emptyTable(box)
  }

  seat(clan: string, where: string): Seat {
    return this.find(this.box.clans, clan, where, 'notPlaying')
  }

  /** From 1 in words, from 0 in code. */
  index(number: number, length: number, where: string, problem: OwnDetail): number {
    if (number < 1 || number > length) throw new Wrong(where, problem, { number })
    return number - 1
  }

  unit(name: string, where: string): number {
    return this.find(
      this.box.soldiers.map(({ id }) => id),
      name,
      where,
    )
  }

  honorSource(name: string, where: string): number {
    return this.find(this.box.honorSources, name, where)
  }

  marker(name: string, where: string): number {
    return this.find(this.box.markers, name, where)
  }

  location(name: string, where: string): number {
    return this.find(
      this.box.locations.map(({ id }) => id),
      name,
      where,
    )
  }

  card(of: readonly { readonly id: string }[], name: string, where: string): number {
    const index = of.findIndex(({ id }) => id === name)
    if (index < 0) throw new Wrong(where, 'noCard', { name: shown(name) })
    return index
  }

  command(name: string, where: string): number {
    return this.find(
      this.box.commands.map(({ key }) => key),
      name,
      where,
    )
  }

  takeSoldiers(player: Player, type: number, n: number, where: string): void {
    if (player.free[type]! < n)
      throw new Wrong(where, 'soldiersLeft', {
        count: player.free[type]!,
        unit: this.box.soldiers[type]!.id,
        rule: 'GW-INV-01',
      })
    player.free[type]! -= n
  }

  takeClerks(player: Player, seat: number, n: number, where: string): void {
    if (player.clerkPool < n)
      throw new Wrong(where, 'clerksLeft', {
        clan: this.box.clans[seat]!,
        count: player.clerkPool,
        rule: 'GW-INV-02',
      })
    player.clerkPool -= n
  }

  private find(names: readonly string[], name: string, where: string, problem: OwnDetail = 'noneOf'): number {
    const index = names.indexOf(name)
    if (index < 0) throw new Wrong(where, problem, { name: shown(name), names: names.join(', ') })
    return index
  }
}
