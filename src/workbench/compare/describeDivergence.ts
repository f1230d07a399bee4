import type { Step } from '../../scenarios/index.ts'
import { describeStep } from '../player/describe/describeStep.ts'
import type { Divergence } from './divergenceOf.ts'
import type { RunFile } from '../stage/recordings/runFile.ts'

const width = 200

/** In words, where two runs diverge. */
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

const stepWords = (json: string | undefined) =>
  json === undefined ? 'ends' : describeStep(JSON.parse(json) as Step).text

const endWords = (message: string | undefined) =>
  message === undefined ? 'does not fail' : `fails with: ${message.replaceAll('\n', ' ')}`

/** `+1200 ms chain.eth_call 3 ends {…}` as the answer of the third call of its name. */
function lineWords(line: string | undefined): string {
  if (line === undefined) return 'ends'
  const call = /^(?:\+(\d+) ms )?(\S+) (\d+) (begins|ends) (.*)$/.exec(line)
  if (!call) return shorten(line)
  const [, ms, name, number, change, facts = ''] = call
  const at = ms === undefined ? '' : ` at ${ms} ms`
  const what = change === 'begins' ? 'starts' : 'gets the answer of'
  return shorten(`${what} call ${number} of ${name}${at}: ${facts}`)
}

const shorten = (text: string) => (text.length > width ? `${text.slice(0, width)} …` : text)
