/** Looks around every so many milliseconds, and when it is told to; never twice at once. */
export class Rounds {
  private readonly timer: ReturnType<typeof setInterval>
  private readonly look: () => Promise<void>
  private readonly broke: (error: unknown) => void
  private looking: Promise<void> | undefined

  constructor(every: number, look: () => Promise<void>, broke: (error: unknown) => void) {
    this.look = look
    this.broke = broke
    this.timer = setInterval(() => void this.now(), every)
    this.timer.unref()
  }

  /** A look now, or the one that is under way. */
  now(): Promise<void> {
    return (this.looking ??= this.look()
      .catch(this.broke)
      .finally(() => (this.looking = undefined)))
  }

  /** No more of them; the last one is done when this is. */
  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.looking
  }
}
