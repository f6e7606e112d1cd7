import { join } from 'node:path'
import { type AnyGame, type Log, versionOf } from '@wanli/kernel'
import { writeWhole } from '../files.ts'
import type { SimulateFailure } from './options.ts'

/** Logs written at most: a game that always fails needs no thousand witnesses. */
const MOST_SAVED = 100

/** Writes the logs of failed games as they come. A folder that can't be written to doesn't end the run: it is told after it. */
export class Saver {
  private readonly folder: string
  private readonly game: AnyGame
  private left = MOST_SAVED
  private problem: unknown

  constructor(folder: string, game: AnyGame) {
    this.folder = folder
    this.game = game
  }

  save({ setup, seed, answers }: SimulateFailure): void {
    if (this.left-- <= 0 || this.problem !== undefined) return
    const { game } = this
    const { id } = game
    const checked = game.checkSetup(setup)
    const rules = checked.ok ? versionOf(game, game.open(checked.value)) : game.version
    // No checks: they are made of the table after each answer, and the last of these is broken.
    const log: Log = {
      wanli: 'log',
      format: 1,
      game: id,
      rules,
      setup,
      seed,
      seeding: 'sha256',
      answers,
      checks: '',
    }
    try {
      writeWhole(join(this.folder, `${seed.replace(/[^\w.-]+/g, '-')}.json`), `${JSON.stringify(log)}\n`)
    } catch (problem) {
      this.problem = problem
    }
  }

  /** Throws what kept a log from being written. */
  finish(): void {
    if (this.problem !== undefined) throw this.problem
  }
}
