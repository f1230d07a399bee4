import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

/** The fault form as it stands: everything is text until it is a rule. */
export interface FaultDraft {
  readonly target: string
  readonly kind: FaultEffect['kind']
  readonly when: 'nth' | 'always' | 'probability'
  readonly nth: string
  /** Percent. */
  readonly chance: string
  /** Amount of virtual time, as the clock reads it. */
  readonly time: string
  readonly status: string
  readonly body: string
  readonly code: string
  readonly message: string
}

/** What the form says at first. */
export const emptyDraft: FaultDraft = {
  target: '',
  kind: 'latency',
  when: 'always',
  nth: '1',
  chance: '50',
  time: '5 s',
  status: '500',
  body: '',
  code: '4001',
  message: 'User rejected the request.',
}
