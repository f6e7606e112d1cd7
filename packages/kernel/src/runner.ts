import { Desk, isBranches, isRule } from './desk.ts'
import { type Branch, FINISHED, type Pause, type Question, type Rule, type Terms } from './game.ts'
import type { History } from './history.ts'
import { BrokenRule } from './result.ts'

const NOTHING_OPEN: readonly never[] = []
/** More steps than this without a question: the rules run in a circle. */
const RUNAWAY = 100_000

/** Takes the first step of the agenda, runs its body until it asks or ends, and goes on with the next. */
export abstract class Runner<T extends Terms> extends Desk<T> {
  open: readonly Question<T['option'], T['prompt']>[] = NOTHING_OPEN
  /** The table stands still before this step begins: for those who want to look at what was done just before. */
  stopBefore: string | undefined
  protected branches: readonly Branch[] | undefined
  protected history: History<T> | undefined
  private body: Rule<unknown> | undefined

  /** An answer: option `option` of question `index` of `open`. */
  protected apply(index: number, option: number): void {
    const { branches } = this
    const question = this.open[index]
    // Nobody is asked until the rules pause again: a table on which a rule broke takes no more answers.
    this.open = NOTHING_OPEN
    if (branches === undefined) return this.resume(option)
    const branch = branches.find((candidate) => candidate.open === question)!
    this.advance(branch, option)
    if (branches.some((candidate) => candidate.open !== undefined)) return this.openBranches(branches)
    this.branches = undefined
    this.history?.seal()
    this.resume(branches.map((candidate) => candidate.result))
  }

  protected openBranches(branches: readonly Branch[]): void {
    this.open = branches.flatMap((branch) => (branch.open === undefined ? [] : [branch.open]))
  }

  private resume(answer: unknown): void {
    const result = this.body!.next(answer)
    if (result.done === true) this.run()
    else this.pause(result.value)
  }

  private pause(pause: Pause): void {
    if (pause === FINISHED) {
      this.body = undefined
      this.state.over = true
      this.state.agenda = []
      this.open = NOTHING_OPEN
    } else if (isBranches(pause)) {
      this.branches = pause
      this.history?.unseal()
      this.openBranches(pause)
    } else {
      pause.at = ++this.serial
      this.open = [pause]
    }
  }

  protected run(resumed = false): void {
    const { state } = this
    const { steps } = this.box.rules
    this.body = undefined
    let mark = !resumed
    for (let count = 0; !state.over; count++) {
      if (count > RUNAWAY) throw new BrokenRule('the rules run in a circle')
      if (mark) this.history?.mark(state)
      mark = true
      if (this.stopBefore !== undefined && state.agenda[0]?.step === this.stopBefore) break
      const step = state.agenda.shift()
      if (step === undefined) throw new BrokenRule('the agenda is empty, but the game is not over')
      const start = steps[step.step]
      if (start === undefined) throw new BrokenRule(`no step is called ${step.step}`)
      if (this.refuse !== undefined) this.refusals = []
      const body = start(this.table, step)
      if (!isRule(body)) continue
      const result = body.next()
      if (result.done === true) continue
      this.body = body
      this.pause(result.value)
      return
    }
    this.open = NOTHING_OPEN
  }
}
