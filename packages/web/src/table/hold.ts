/** A table is open in one tab at a time: two would overwrite each other's answers. */
export interface Hold {
  /** Called when another tab takes the table over. */
  onLost(listener: () => void): void
  release(): void
}

/** The tab that has just been reloaded may need a moment to let go. */
const TRIES = 4
const PAUSE = 120

/** Take hold of a table; undefined if another tab has it. `takeOver`: take it away from that tab. */
export async function holdTable(id: string, takeOver = false): Promise<Hold | undefined> {
  // Only pages of a safe origin have locks. Without them nobody can tell, and the table is simply opened.
  if (!('locks' in navigator)) return { onLost: () => undefined, release: () => undefined }
  for (let tries = 1; ; tries++) {
    const hold = await request(`wanli table ${id}`, takeOver)
    if (hold !== undefined || tries === TRIES) return hold
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

function request(name: string, steal: boolean): Promise<Hold | undefined> {
  const { promise, resolve } = Promise.withResolvers<Hold | undefined>()
  const held = Promise.withResolvers<void>()
  let lost: () => void = () => undefined
  navigator.locks
    .request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(undefined)
      resolve({ onLost: (listener) => (lost = listener), release: () => held.resolve() })
      return held.promise
    })
    // A lock that was stolen ends with an error.
    .catch(() => lost())
  return promise
}
