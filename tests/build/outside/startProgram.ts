import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A running program. */
export interface RunningProgram {
  /** Resolves with the exit code when it ends by itself. */
  readonly ended: Promise<number | null>
  /** Its output so far. */
  said(): string
  hasEnded(): boolean
  /** Resolves with the first group of a pattern in its output; rejects when the program ends before, or says nothing for minutes. */
  waitFor(pattern: RegExp): Promise<string>
  /** Presses Ctrl+C. Resolves with the exit code. */
  interrupt(): Promise<number | null>
}

/** Longest wait in ms for a text in the output. */
const patience = 300_000

/**
 * Starts a Node program.
 *
 * @param folder in which it runs
 * @param file its own
 */
export function startProgram(
  folder: string,
  file: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): RunningProgram {
  const child = spawn(process.execPath, [file, ...args], { cwd: folder, env })
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  child.stderr.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    ended,
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async waitFor(pattern) {
      for (;;) {
        const found = pattern.exec(said)
        if (found !== null) return found[1] ?? found[0]
        if (child.exitCode !== null) throw new Error(`The program ended: ${said}`)
        const signal = AbortSignal.timeout(patience)
        await Promise.race([
          once(child.stdout, 'data', { signal }),
          once(child.stderr, 'data', { signal }),
          ended,
        ]).catch(() => {
          throw new Error(`The program said nothing more for ${patience / 1_000} s: ${said}`)
        })
      }
    },
    interrupt() {
      child.kill('SIGINT')
      return ended
    },
  }
}
