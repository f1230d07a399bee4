import { describeStep } from '../words/describeStep.ts'
import type { RunFile } from '../file/runFile.ts'
import { withoutPorts } from '../file/withoutPorts.ts'
import { alignTexts, type Aligned } from '../format/alignTexts.ts'
import { comparableRuns, type ComparableStep, type ComparableText } from '../file/comparableRuns.ts'

/** A step, an event or the end of two runs beside each other. */
export interface ComparedRow {
  readonly kind: 'step' | 'line' | 'end'
  /** `one` and `other`: only this run has it. `time`: the same, at another time. */
  readonly difference: 'none' | 'changed' | 'one' | 'other' | 'time'
  readonly one?: string
  readonly other?: string
  /** Number of the step, from 1: in the first run, or in the second if only that has it. */
  readonly number?: number
}

/**
 * Two runs as rows in the order of events: each step, then what happens in it, and the end. The first row that differs is where
 * `divergenceOf` says that they diverge.
 */
export function comparedRows(one: RunFile, other: RunFile): readonly ComparedRow[] {
  const texts = comparableRuns(one, other)
  const lines = pairUp(
    alignTexts(texts.one.lines.map(untimed), texts.other.lines.map(untimed)),
    (ones, others) =>
      alignTexts(
        ones.map((at) => nameOf(texts.one.lines[at])),
        others.map((at) => nameOf(texts.other.lines[at])),
      ),
  )
  const steps = pairUp(
    alignTexts(texts.one.steps.map(keyOf), texts.other.steps.map(keyOf)),
    inOrder,
  )
  const places = { one: placesOf(lines, 'one'), other: placesOf(lines, 'other') }
  const placeOf = (run: RunFile, side: 'one' | 'other', step: number | undefined) => {
    const before = step === undefined ? undefined : run.steps[step]?.lines
    if (before === undefined || before === 0) return 0
    const last = places[side][before - 1]
    return last === undefined ? lines.length : last + 1
  }
  const rows: ComparedRow[] = []
  let shown = 0
  for (const step of steps) {
    const begins = Math.max(placeOf(one, 'one', step.one), placeOf(other, 'other', step.other))
    for (; shown < begins; shown += 1) rows.push(lineRow(lines[shown] ?? {}, texts))
    rows.push(stepRow(step, texts))
  }
  for (; shown < lines.length; shown += 1) rows.push(lineRow(lines[shown] ?? {}, texts))
  return [...rows, endRow(one, other)]
}

const keyOf = ({ key }: ComparableText) => key

const untimed = ({ key }: ComparableText) => key.replace(/^\+\d+ ms /, '')

/** The name of an event; for a call also whether it begins or ends. Lines of the same name are compared as one event, even if their facts differ. */
const nameOf = (line: ComparableText | undefined) =>
  /^\S+(?= \d+ (begins|ends))|^\S+/
    .exec(line ? untimed(line) : '')
    ?.slice(0, 2)
    .join(' ') ?? ''

/** Puts texts that replace each other beside each other. */
function pairUp(
  aligned: readonly Aligned[],
  pair: (ones: readonly number[], others: readonly number[]) => readonly Aligned[],
): readonly Aligned[] {
  const paired: Aligned[] = []
  let ones: number[] = []
  let others: number[] = []
  const flush = () => {
    for (const each of pair(ones, others)) {
      const one = each.one === undefined ? undefined : ones[each.one]
      const other = each.other === undefined ? undefined : others[each.other]
      paired.push(sides(one, other))
    }
    ones = []
    others = []
  }
  for (const each of aligned) {
    if (each.one === undefined) others.push(each.other ?? 0)
    else if (each.other === undefined) ones.push(each.one)
    else {
      flush()
      paired.push(each)
    }
  }
  flush()
  return paired
}

/** The first with the first, and so on. */
const inOrder = (ones: readonly unknown[], others: readonly unknown[]): readonly Aligned[] =>
  Array.from({ length: Math.max(ones.length, others.length) }, (_, at) =>
    sides(at < ones.length ? at : undefined, at < others.length ? at : undefined),
  )

/** The row of each line of a run. */
function placesOf(rows: readonly Aligned[], side: 'one' | 'other'): readonly number[] {
  return rows.flatMap((row, index) => (row[side] === undefined ? [] : [index]))
}

function lineRow({ one, other }: Aligned, texts: ReturnType<typeof comparableRuns>): ComparedRow {
  const first = one === undefined ? undefined : texts.one.lines[one]
  const second = other === undefined ? undefined : texts.other.lines[other]
  const isSameBut = first && second && untimed(first) === untimed(second)
  const difference = differenceOf(first?.key, second?.key)
  return {
    kind: 'line',
    difference: isSameBut && difference === 'changed' ? 'time' : difference,
    ...sides(first?.text, second?.text),
  }
}

function stepRow({ one, other }: Aligned, texts: ReturnType<typeof comparableRuns>): ComparedRow {
  const first = one === undefined ? undefined : texts.one.steps[one]
  const second = other === undefined ? undefined : texts.other.steps[other]
  const isSameBut = first && second && first.untimed === second.untimed
  const difference = differenceOf(first?.key, second?.key)
  return {
    kind: 'step',
    number: (one ?? other ?? 0) + 1,
    difference: isSameBut && difference === 'changed' ? 'time' : difference,
    ...sides(first && stepInWords(first), second && stepInWords(second)),
  }
}

const stepInWords = ({ step }: ComparableStep) => describeStep(step).text

function endRow(one: RunFile, other: RunFile): ComparedRow {
  const [first, second] = [endOf(one), endOf(other)]
  const isSame =
    one.failure?.step === other.failure?.step &&
    withoutPorts(one.failure?.message ?? '') === withoutPorts(other.failure?.message ?? '')
  return { kind: 'end', difference: isSame ? 'none' : 'changed', one: first, other: second }
}

function endOf({ failure, steps }: RunFile): string {
  if (failure) return `Fails at step ${failure.step}. ${failure.message}`
  return steps.length > 0 ? 'Ends without a failure.' : 'Only the steps are known.'
}

function differenceOf(one: string | undefined, other: string | undefined) {
  if (one === other) return 'none'
  if (other === undefined) return 'one'
  return one === undefined ? 'other' : 'changed'
}

const sides = <T>(one: T | undefined, other: T | undefined) => ({
  ...(one === undefined ? {} : { one }),
  ...(other === undefined ? {} : { other }),
})
