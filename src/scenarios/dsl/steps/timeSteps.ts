import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps of virtual time. */
export const timeSteps = {
  run: record({
    about: 'Runs the clock; each timer fires at its due time.',
    fields: { ms: f.duration('Time') },
    sentence: ({ ms }, say) => `Let ${say.duration(ms)} pass`,
  }),
  jump: record({
    about: 'Jumps ahead like a laptop that slept: due timers fire once, late.',
    fields: { ms: f.duration('Time') },
    sentence: ({ ms }, say) => `Sleep through ${say.duration(ms)}`,
  }),
  runToNext: record({
    about: 'Runs to the next timer.',
    fields: {},
    sentence: () => 'Run to the next timer',
  }),
}
