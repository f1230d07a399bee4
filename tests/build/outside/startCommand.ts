import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** `npx foyerkit` while it runs. */
export interface RunningCommand {
  /** Resolves with the exit code when it ends by itself. */
  readonly ended: Promise<number | null>
  /** Resolves with the text that the pattern finds in what is printed; rejects when the command ends before. */
  waitFor(pattern: RegExp): Promise<string>
  /** Ctrl+C. Resolves with the exit code. */
  interrupt(): Promise<number | null>
}

/** Starts the command of the packed package in an outside project. */
export function startCommand(folder: string, ...args: readonly string[]): RunningCommand {
  const file = join(folder, 'node_modules/foyerkit/dist/node/foyerkit.js')
  const child = spawn(process.execPath, [file, ...args], { cwd: folder })
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  child.stderr.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    ended,
    async waitFor(pattern) {
      for (;;) {
        const found = pattern.exec(said)
        if (found !== null) return found[1] ?? found[0]
        if (child.exitCode !== null) throw new Error(`The command ended: ${said}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
      }
    },
    interrupt() {
      child.kill('SIGINT')
      return ended
    },
  }
}
