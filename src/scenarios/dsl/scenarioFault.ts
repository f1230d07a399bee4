import type { CallPattern } from '../../backends/mock/calls/knownCalls.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'

/** A fault: the calls that fail, when and how. The target is checked against the known calls. */
export type ScenarioFault = Omit<FaultRule, 'id' | 'target'> & {
  readonly id?: string
  readonly target: CallPattern
}
