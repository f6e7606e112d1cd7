import type { Seat } from '@wanli/kernel'
import type { Site, TaskRow } from './data/types.ts'
import { claim, DECLINE } from './options.ts'
import { bySeat, governorsIn, type State } from './state.ts'
import type { G, Rule, ZgBox } from './terms.ts'

/** The points of a task's slots: those of all tasks, or, on an owner's own tile, its own. */
export const slotsOf = ({ taskRows, data }: ZgBox, id: string): readonly number[] =>
  taskRows[id]!.slots ?? data.constants.taskSlotVp

/** ZG-TASK-02, -03: a piece on the gameboard for each symbol; two equal wall symbols mean both sections of the site. */
function isAccomplished(s: State, box: ZgBox, seat: Seat, task: TaskRow): boolean {
  for (let i = 0; i < task.symbols.length; i++) if (!hasSymbol(s, box, seat, task, i)) return false
  return true
}

/** Whether a seat has what the i-th symbol of a task asks for. */
export function hasSymbol(s: State, box: ZgBox, seat: Seat, task: TaskRow, i: number): boolean {
  switch (task.kind) {
    case 'palace':
      return s.palaces[bySeat(task.symbols[i]!, seat)]! > 0
    case 'governor':
      return governorsIn(s, seat, task.symbols[i]!) > 0
    case 'wall':
      return wallsAt(s, box, seat, task.symbols[i]!) > equalBefore(task.symbols, i)
  }
}

const equalBefore = (symbols: readonly Site[], i: number): number => {
  let sum = 0
  for (let j = 0; j < i; j++) if (symbols[j] === symbols[i]) sum++
  return sum
}

/** Sections of a site in which the seat has a wall. */
function wallsAt(s: State, { data: { sections } }: ZgBox, seat: Seat, site: Site): number {
  let sum = 0
  for (let section = 0; section < sections.length; section++) {
    if (sections[section]!.site !== site) continue
    for (let slot = 3 * section; slot < 3 * section + 3; slot++)
      if (s.wallSlots[slot] === seat) {
        sum++
        break
      }
  }
  return sum
}

/** ZG-TASK-04, -05: accomplished, not yet claimed by this player, and with an empty slot. */
export function claimable(g: G, seat: Seat): string[] {
  const found: string[] = []
  for (const task of g.state.tasks)
    if (
      !task.discs.includes(seat) &&
      task.discs.length < slotsOf(g.box, task.id).length &&
      isAccomplished(g.state, g.box, seat, g.box.taskRows[task.id]!)
    )
      found.push(task.id)
  return found
}

/** ZG-TASK-05, -06: a disc on the first empty slot; it stays there. */
export function claimTask(g: G, seat: Seat, id: string): void {
  const task = g.state.tasks.find((candidate) => candidate.id === id)!
  task.discs.push(seat)
  g.say?.({ kind: 'claimed', seat, task: id, slot: task.discs.length })
}

/** ZG-TASK-08: not claiming is never better. */
export function claimAll(g: G, seat: Seat): void {
  for (const id of claimable(g, seat)) claimTask(g, seat, id)
}

/** ZG-TASK-04 (b): the window right after a reward. */
export function* claimWindow(g: G, seat: Seat): Rule {
  if (g.box.setup.autoClaimTasks) return claimAll(g, seat)
  for (let claims = claimable(g, seat); claims.length > 0; claims = claimable(g, seat)) {
    const pick = yield* g.ask(seat, 'claim', [...claims.map(claim), DECLINE])
    if (pick.kind === 'decline') return
    claimTask(g, seat, pick.task)
  }
}
