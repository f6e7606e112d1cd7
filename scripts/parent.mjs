// Whether the npm that runs us is still there. npm sends on only some signals, and only to the shell between it and us; killed or
// hung up, it sends none. Who waits for a signal alone would outlive it, and keep its port.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const EVERY = 300

/** Calls `act` once when npm is gone. Without npm nothing is watched: whoever starts us directly may leave us running. */
export function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  // Above us is npm, or the shell by which npm runs scripts, which may outlive it.
  const above = []
  for (let next = describe(parent); next.shell; next = describe(next.above)) above.push(next.above)
  const timer = setInterval(() => {
    if (process.ppid === parent && above.every(isThere)) return
    clearInterval(timer)
    act()
  }, EVERY)
  timer.unref()
}

function describe(pid) {
  const [, name, above] = ofLinux(pid) ?? ofPs(pid) ?? []
  return { shell: /(^|[/-])(sh|dash|ash|bash|zsh|ksh|fish)$/.test(name ?? ''), above: Number(above) }
}

function ofLinux(pid) {
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? readFileSync(file, 'utf8').match(/^\d+ \((.*)\) \S (\d+)/) : undefined
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
