import { actorOf, recordOf, type Step, type Words } from '../../scenarios/index.ts'
import { formatUnits } from '../../backends/port/formatUnits.ts'
import { describeTarget } from '../file/describeTarget.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { changeOf, coinAmount, tokenAmount } from './amounts.ts'
import { describeFault } from './describeFault.ts'
import { groupDigits } from './groupDigits.ts'

export interface StepDescription {
  readonly kind: 'act' | 'time' | 'outside' | 'expect'
  readonly text: string
  /** Spec clauses that the step proves. */
  readonly covers: readonly string[]
}

const kinds = { visitor: 'act', host: 'outside', outside: 'outside', time: 'time' } as const

/** A step in plain English, and the actor that performs it. */
export function describeStep(step: Step): StepDescription {
  const text = recordOf(step).sentence(step, stepWords)
  return 'expect' in step
    ? { kind: 'expect', text, covers: step.covers ?? [] }
    : { kind: kinds[actorOf(step)], text, covers: [] }
}

/** The time before a step, `+1.2 s`. Undefined for less than a tenth of a second. */
export const timeText = ({ after = 0 }: Step): string | undefined =>
  after < 100 ? undefined : `+${formatDuration(after)}`

/** The formats of elements, accounts, times and amounts in the sentences of steps. */
const stepWords: Words = {
  target: describeTarget,
  account(account) {
    if (typeof account === 'number') return `test account ${account}`
    return account === 'active' ? 'the connected account' : account
  },
  duration: formatDuration,
  coin: coinAmount,
  token: tokenAmount,
  gas: (wei) => `${groupDigits(formatUnits(BigInt(wei), 9))} gwei`,
  change: changeOf,
  fault: describeFault,
}
