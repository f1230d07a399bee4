import type { ComparedRun } from './comparison.ts'
import { comparedIds } from './comparedIds.ts'

const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The name of a run in a list: `14:02:31 The price moves, 12 steps, fails at step 9`. */
export function runTitle({ id, run, from }: ComparedRun): string {
  const { recording, failure } = run
  const count = recording.steps.length
  const start =
    id === comparedIds.now ? 'Present run: ' : from === undefined ? '' : `${nameOf(from)} `
  const end = failure ? `, fails at step ${failure.step}` : ''
  return `${start}${recording.title}, ${count} ${count === 1 ? 'step' : 'steps'}${end}`
}

const nameOf = (from: number | string) =>
  typeof from === 'number' ? times.format(from) : `${from}:`
