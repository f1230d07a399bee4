import type { Step } from '../../scenarios/index.ts'
import { describeStep } from '../words/describeStep.ts'
import type { Divergence } from './divergenceOf.ts'
import type { RunFile } from '../file/runFile.ts'

const width = 200

/** Says in words where two runs diverge. */
export function describeDivergence(
  { step, kind, one, other, isOrder }: Divergence,
  { recording }: Pick<RunFile, 'recording'>,
): string {
  const last = recording.steps[step - 1]
  const same =
    last === undefined
      ? 'They differ from the start.'
      : `Identical up to step ${step}: ${describeStep(last).text}.`
  const words = { steps: stepWords, timeline: lineWords, end: endWords }[kind]
  const order = isOrder ? '\n    Both happen in both runs: only their order differs.' : ''
  return `${same}\n    Then the first: ${words(one)}\n    and the second: ${words(other)}${order}`
}

function stepWords(json: string | undefined): string {
  if (json === undefined) return 'ends'
  const step = JSON.parse(json) as Step
  const delays = 'delays' in step ? (step.delays ?? []) : []
  return [
    describeStep(step).text,
    ...(step.after ? [`after ${step.after} ms`] : []),
    ...(delays.length > 0 ? [`its keys after ${delays.join(', ')} ms`] : []),
  ].join(', ')
}

const endWords = (message: string | undefined) =>
  message === undefined ? 'does not fail' : `fails with: ${message.replaceAll('\n', ' ')}`

/** `+1200 ms chain.eth_call 3 ends {…}` as the answer of the third call of its name, and `+40 ms view {…}` as an event. */
function lineWords(line: string | undefined): string {
  if (line === undefined) return 'ends'
  const [, ms, rest = ''] = /^(?:\+(\d+) ms )?(.*)$/.exec(line) ?? []
  const at = ms === undefined ? '' : ` at ${ms} ms`
  const [, name = '', number, change, facts = ''] =
    /^(\S+)(?: (\d+) (begins|ends))?(?: (.*))?$/.exec(rest) ?? []
  if (number === undefined) return shorten(`${name}${at}${factsInWords(facts)}`)
  const what = change === 'begins' ? 'starts' : 'gets the answer of'
  return shorten(`${what} call ${number} of ${name}${at}${factsInWords(facts)}`)
}

/** The facts of a line, of which JSON is written as `name: value`. */
function factsInWords(facts: string): string {
  const words = isJson(facts) ? valuesInWords(JSON.parse(facts), '').join(', ') : facts
  return words === '' ? '' : ` (${words})`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // The text of a line, such as a message of the console.
    return false
  }
}

function valuesInWords(value: unknown, name: string): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [name === '' ? String(value) : `${name}: ${String(value)}`]
  }
  const prefix = name === '' ? '' : `${name}.`
  return Object.entries(value).flatMap(([key, each]) => valuesInWords(each, `${prefix}${key}`))
}

const shorten = (text: string) => (text.length > width ? `${text.slice(0, width)} …` : text)
