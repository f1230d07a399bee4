import { execFileSync } from 'node:child_process'

/** Returns the ids of the running processes whose command line contains the text. */
export function processesWith(text: string) {
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,stat=,args='], { encoding: 'utf8' })
  return (
    listed
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      // A zombie has ended, but its parent has not read its status yet.
      .filter(([, state = '', ...args]) => !state.startsWith('Z') && args.join(' ').includes(text))
      .map(([pid]) => Number(pid))
  )
}
