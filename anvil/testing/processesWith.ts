import { execFileSync } from 'node:child_process'

/** Ids of the running processes whose command line contains the text. */
export function processesWith(text: string) {
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,stat=,args='], { encoding: 'utf8' })
  return (
    listed
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      // A zombie has ended; only its parent has not looked yet.
      .filter(([, state = '', ...args]) => !state.startsWith('Z') && args.join(' ').includes(text))
      .map(([pid]) => Number(pid))
  )
}
