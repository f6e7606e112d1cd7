// Whether the npm that runs us is still there. npm sends on only some signals, and only to the shell between it and us; killed or
// hung up, it sends none. Who waits for a signal alone would outlive it, and keep its port. And an interrupt the shell may keep to
// itself: dash and ash note it and go on waiting for us (docs/decisions/015).
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const EVERY = 200

/** So often must a shell have been seen asleep in the same sleep before its waking up means anything. */
const SETTLED = 2

/**
 * Calls `act` once with the signal that should end us: npm is gone, or was interrupted alone. Without npm nothing is watched: whoever
 * starts us directly may leave us running. Returns what ends the watch.
 */
export function whenNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return () => {}
  const parent = process.ppid
  // Above us is npm, or the shell by which npm runs scripts, which may outlive it.
  const shells = []
  const above = []
  for (let pid = parent, next = describe(pid); next.shell; pid = next.above, next = describe(pid)) {
    shells.push(new Sleeper(pid))
    above.push(next.above)
  }
  // What reached us too needs no telling, and whoever was stopped and goes on has woken everybody.
  const forget = () => shells.forEach((shell) => shell.forget())
  for (const signal of ['SIGINT', 'SIGCONT']) process.on(signal, forget)
  const timer = setInterval(() => {
    const gone = process.ppid !== parent || !above.every(isThere)
    if (!gone && !shells.some((shell) => shell.wasInterrupted())) return
    clearInterval(timer)
    act(gone ? 'SIGTERM' : 'SIGINT')
  }, EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
    for (const signal of ['SIGINT', 'SIGCONT']) process.off(signal, forget)
  }
}

/**
 * A shell that sleeps until we end. A signal that it catches and keeps to itself wakes it for a moment: it has gone to sleep once more
 * than before. Stopped and continued, frozen and thawed or traced, it does so twice.
 */
class Sleeper {
  constructor(pid) {
    this.pid = pid
    this.forget()
    this.sleeps = sleepsOf(pid)
  }

  forget() {
    this.sleeps = undefined
    this.seen = 0
    this.woken = undefined
  }

  /** It woke up once, and still sleeps at the next look. */
  wasInterrupted() {
    const sleeps = sleepsOf(this.pid)
    if (sleeps === undefined) {
      this.forget()
      return false
    }
    if (this.woken !== undefined && sleeps === this.woken) return true
    if (sleeps === this.sleeps) {
      this.seen += 1
      return false
    }
    const settled = this.seen >= SETTLED && sleeps === this.sleeps + 1
    this.forget()
    if (settled) this.woken = sleeps
    this.sleeps = sleeps
    return false
  }
}

/** How often a process has gone to sleep, if it sleeps now; undefined also where only Linux would say. */
function sleepsOf(pid) {
  const text = fromProc(pid, 'status')
  if (text === undefined) return undefined
  const found = text.match(/^voluntary_ctxt_switches:\s*(\d+)$/m)
  return /^State:\s*S/m.test(text) && found !== null ? Number(found[1]) : undefined
}

function describe(pid) {
  const [, name, above] = ofLinux(pid) ?? ofPs(pid) ?? []
  return { shell: /(^|[/-])(sh|dash|ash|bash|zsh|ksh|fish)$/.test(name ?? ''), above: Number(above) }
}

const ofLinux = (pid) => fromProc(pid, 'stat')?.match(/^\d+ \((.*)\) \S (\d+)/)

/** What Linux says of a process; undefined if there is no such process, or no Linux. */
function fromProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}

function ofPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.match(/^(.*?)\s+(\d+)\s*$/)
}

function isThere(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and somebody else's.
    return error.code === 'EPERM'
  }
}
