// Ends this process when the process that started it has ended, even by SIGKILL. The test command loads it into every
// Node program that it starts, because a program that is killed cannot end those that it has started.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** ms between two looks. */
const lookEvery = 500
/** Time in ms that a program has to end by its own. */
const patience = 10_000

const parent = process.ppid
/** npm starts a program by a shell, and that of Debian waits for it instead of becoming it. */
const starter = isShell() ? starterOfShell() : undefined

function isShell() {
  return (
    process.platform === 'linux' &&
    /^(\S*\/)?sh\0-c\0/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'))
  )
}

/** Id of the process that started the shell. */
function starterOfShell() {
  const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
  // The name, in brackets, may contain anything.
  return stat.slice(stat.lastIndexOf(')')).split(' ')[2]
}

/** An orphan gets another parent, except on Windows. */
function isOrphan() {
  if (process.ppid !== parent) return true
  if (starter !== undefined) return starterOfShell() !== starter
  if (process.platform !== 'win32') return false
  try {
    process.kill(parent, 0)
    return false
  } catch {
    return true
  }
}

// The threads of a process end with it.
if (isMainThread) {
  const looking = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(looking)
    setTimeout(() => process.exit(1), patience).unref()
    // As a signal would, but the handlers of an exit run, too.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
  }, lookEvery)
  looking.unref()
}
