import { spawn } from 'node:child_process'

/** Ends a Node program with this process. The environment takes it on to the programs that it starts itself. */
const endWithParent = `--import=${new URL('endWithParent.mjs', import.meta.url).href}`

/**
 * The longest time that a program may run, in ms: four hours. It only ends what hangs. On two slow cores, the tests in a
 * browser take two hours.
 */
export const longestRun = 4 * 3_600_000

/** Groups of processes that are running now, ended together when this process is asked to end. */
const running = new Set()
const ownGroup = process.platform !== 'win32'

/**
 * Ends a child process and all processes that it started.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function endGroup(pid, signal) {
  try {
    process.kill(ownGroup ? -pid : pid, signal)
  } catch (error) {
    // The group has already ended.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const pid of running) endGroup(pid, 'SIGTERM')
    process.exit(130)
  })
}

/** The options of this process for Node programs, and the watch for their parent's end. */
function nodeOptions() {
  const { NODE_OPTIONS: present = '' } = process.env
  return present.includes(endWithParent) ? present : `${present} ${endWithParent}`.trim()
}

/**
 * Runs a program without a shell and without stdin. When the program ends, its remaining child processes are ended, too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, timeoutMs?: number, cwd?: string }} [options]
 *   `show` passes the output straight on instead of collecting it; `timeoutMs` is a limit in milliseconds
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program could not be started, 124 when it ran out of time
 */
export function runCommand(command, args, options = {}) {
  const { show = false, timeoutMs = longestRun } = options
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      detached: ownGroup,
      env: { ...process.env, NODE_OPTIONS: nodeOptions(), ...options.env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    let timedOut = false
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    const limit = setTimeout(() => {
      timedOut = true
      if (pid === undefined) return
      endGroup(pid, 'SIGTERM')
      setTimeout(() => endGroup(pid, 'SIGKILL'), 5_000).unref()
    }, timeoutMs)
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      clearTimeout(limit)
      resolve({ code: 127, output: `Failed to start ${command}: ${error.message}` })
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      if (pid !== undefined) {
        running.delete(pid)
        endGroup(pid, 'SIGTERM')
      }
      if (timedOut) {
        const sentence = `${command} was ended after ${timeoutMs / 1000} s.`
        output += `\n${sentence}`
        if (show) console.error(sentence)
      }
      resolve({ code: timedOut ? 124 : (code ?? 1), output })
    })
  })
}
