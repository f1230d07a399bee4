import type { RunFile } from '../file/runFile.ts'
import { withoutPorts } from '../file/withoutPorts.ts'
import { comparableRuns, type ComparableText } from '../file/comparableRuns.ts'

/** The first difference between two runs. */
export interface Divergence {
  /** Number of steps that are the same in both runs. */
  readonly step: number
  /** `steps`: another step follows. `timeline`: something else happens. `end`: only one run fails, or they fail with different messages. */
  readonly kind: 'steps' | 'timeline' | 'end'
  /** What differs in the first run: the step as JSON, the timeline line, or the failure message. Absent if that run had already ended. */
  readonly one?: string
  readonly other?: string
  /** Both lines occur in both runs: only their order differs. */
  readonly isOrder?: true
}

/** Where two runs diverge; `undefined` when they are the same but for the ports they were served on. Times are compared only when the player made both runs. */
export function divergenceOf(one: RunFile, other: RunFile): Divergence | undefined {
  const texts = comparableRuns(one, other)
  const steps = firstDifference(texts.one.steps, texts.other.steps)
  const lines = firstDifference(texts.one.lines, texts.other.lines)
  const found = [
    // Another step is the reason of what happens in it.
    ...(steps ? [{ step: steps.index, kind: 'steps' as const, ...steps.values }] : []),
    ...(lines
      ? [
          {
            step: Math.max(0, Math.min(begun(one, lines.index), begun(other, lines.index)) - 1),
            kind: 'timeline' as const,
            ...lines.values,
            ...orderOf(texts.one.lines, texts.other.lines, lines.index),
          },
        ]
      : []),
  ]
  return found.toSorted((a, b) => a.step - b.step)[0] ?? differentEnds(one, other)
}

/** Number of steps that had begun before a line of the timeline. */
const begun = (run: RunFile, line: number) =>
  run.steps.filter(({ lines: before }) => before <= line).length

function differentEnds({ failure: one }: RunFile, { failure: other }: RunFile) {
  const isSame = one?.step === other?.step && isSameMessage(one?.message, other?.message)
  if (isSame) return undefined
  const step = Math.min(one?.step ?? Infinity, other?.step ?? Infinity) - 1
  return { step, kind: 'end', ...given(one?.message, other?.message) } as const
}

function firstDifference(one: readonly ComparableText[], other: readonly ComparableText[]) {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index += 1) {
    if (one[index]?.key === other[index]?.key) continue
    return { index, values: given(one[index]?.text, other[index]?.text) }
  }
  return undefined
}

/** Whether the lines at an index follow later in the other run, at any time. */
function orderOf(
  one: readonly ComparableText[],
  other: readonly ComparableText[],
  index: number,
): Pick<Divergence, 'isOrder'> {
  const untimed = (line: ComparableText | undefined) => line?.key.replace(/^\+\d+ ms /, '')
  const [first, second] = [untimed(one[index]), untimed(other[index])]
  if (first === undefined || second === undefined || first === second) return {}
  const follows = (lines: readonly ComparableText[], wanted: string) =>
    lines.slice(index + 1).some((line) => untimed(line) === wanted)
  return follows(one, second) && follows(other, first) ? { isOrder: true } : {}
}

const isSameMessage = (one?: string, other?: string) =>
  one === other ||
  (one !== undefined && other !== undefined && withoutPorts(one) === withoutPorts(other))

const given = (one: string | undefined, other: string | undefined) => ({
  ...(one === undefined ? {} : { one }),
  ...(other === undefined ? {} : { other }),
})
