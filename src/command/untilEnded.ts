import type { ChildProcess } from 'node:child_process'

/**
 * Waits for a program that this process has started. Ctrl+C reaches both: the program ends first, and this process then ends
 * what it has begun.
 * @param signal with which the program is ended when this process is told to end
 * @returns the exit code
 * @throws Error if the program cannot be started
 */
export function untilEnded(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  const wait = () => undefined
  const end = () => void child.kill(signal)
  process.on('SIGINT', wait)
  process.on('SIGTERM', end)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    process.off('SIGINT', wait)
    process.off('SIGTERM', end)
  })
}
