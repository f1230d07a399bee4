import type { RunFile } from '../stage/recordings/runFile.ts'
import { withoutPorts } from '../stage/recordings/withoutPorts.ts'

/** The first difference between two runs. */
export interface Divergence {
  /** Number of steps that are the same in both runs. */
  readonly step: number
  /** `steps`: another step follows. `timeline`: something else happens. `end`: one fails, or with another message. */
  readonly kind: 'steps' | 'timeline' | 'end'
  /** The different step as JSON, line of the timeline, or message; absent where the run has ended. */
  readonly one?: string
  readonly other?: string
}

/** Where two runs diverge; `undefined` when they are the same but for the ports they were served on. Times are compared only when the player made both runs. */
export function divergenceOf(one: RunFile, other: RunFile): Divergence | undefined {
  const steps = differentSteps(one, other)
  const lines = differentLines(one, other)
  const first = [lines, steps]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => a.step - b.step)
  return first[0] ?? differentEnds(one, other)
}

function differentSteps(one: RunFile, other: RunFile): Divergence | undefined {
  const texts = (run: RunFile) => run.recording.steps.map((step) => JSON.stringify(step))
  const found = firstDifference(texts(one), texts(other))
  if (!found) return undefined
  const { index, ...values } = found
  return { step: index, kind: 'steps', ...values }
}

function differentLines(one: RunFile, other: RunFile): Divergence | undefined {
  if (one.timeline.length === 0 || other.timeline.length === 0) return undefined
  const isTimed = [...one.steps, ...other.steps].every(({ by }) => by === 'played')
  const lines = ({ timeline }: RunFile) =>
    isTimed ? timeline : timeline.map((line) => line.replace(/^\+\d+ ms /, ''))
  const found = firstDifference(lines(one), lines(other))
  if (!found) return undefined
  const { index, ...values } = found
  const done = (run: RunFile) => run.steps.filter(({ lines: before }) => before <= index).length
  return { step: Math.max(0, Math.min(done(one), done(other)) - 1), kind: 'timeline', ...values }
}

function differentEnds({ failure: one }: RunFile, { failure: other }: RunFile) {
  const isSame = one?.step === other?.step && isSameText(one?.message, other?.message)
  if (isSame) return undefined
  const step = Math.min(one?.step ?? Infinity, other?.step ?? Infinity) - 1
  return { step, kind: 'end', ...given(one?.message, other?.message) } as const
}

function firstDifference(one: readonly string[], other: readonly string[]) {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index += 1) {
    if (!isSameText(one[index], other[index])) return { index, ...given(one[index], other[index]) }
  }
  return undefined
}

const isSameText = (one?: string, other?: string) =>
  one === other ||
  (one !== undefined && other !== undefined && withoutPorts(one) === withoutPorts(other))

const given = (one: string | undefined, other: string | undefined) => ({
  ...(one === undefined ? {} : { one }),
  ...(other === undefined ? {} : { other }),
})
