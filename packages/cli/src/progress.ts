import type { Io } from './io.ts'

/** A bar on stderr that takes one line and leaves none; silent when nobody watches. */
export function progressBar(io: Io, wanted: boolean): { show: (done: number, total: number) => void; end: () => void } {
  if (!io.progress || !wanted) return { show: () => {}, end: () => {} }
  const began = performance.now()
  let last = 0
  let shown = false
  return {
    show(done, total) {
      const now = performance.now()
      if (now - last < 100 && done < total) return
      last = now
      shown = true
      const room = 40
      const full = Math.round((room * done) / total)
      const { glyphs } = io
      const left = done === 0 ? '' : `  ${Math.ceil((((now - began) / done) * (total - done)) / 1000)} s`
      io.err(`\r${glyphs.full.repeat(full)}${glyphs.empty.repeat(room - full)} ${done}/${total}${left}\u001b[K`)
    },
    end() {
      if (shown) io.err('\r\u001b[K')
      shown = false
    },
  }
}
