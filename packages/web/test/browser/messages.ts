/* What the table tells the page, written down as it comes. */

/** A message of the worker: an answer to a call, or that something happened. */
export type Message = Readonly<Record<string, unknown>>

declare global {
  var wanliMessages: Message[]
}

/** Runs in the page before anything of ours. */
export function recordMessages(): void {
  globalThis.wanliMessages = []
  const { Worker: Original } = globalThis
  globalThis.Worker = class extends Original {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how)
      this.addEventListener('message', ({ data }: MessageEvent<Message>) => void wanliMessages.push(data))
    }
  }
}
