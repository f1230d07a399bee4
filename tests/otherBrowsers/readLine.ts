import type { ChildProcess } from 'node:child_process'

/**
 * Resolves with the first group of a pattern in a process's output. Rejects with the whole output when the process ends
 * before.
 */
export function readLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    function read(part: unknown) {
      written += String(part)
      const found = pattern.exec(written)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${written}`)))
  })
}
