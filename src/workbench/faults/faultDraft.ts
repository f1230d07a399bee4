import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

/** What is typed about one effect. */
export interface EffectTexts {
  /** Amount of virtual time, as the clock reads it. */
  readonly time: string
  readonly status: string
  readonly body: string
  readonly code: string
  readonly message: string
}

/** The fault form as it stands: everything is text until it is a rule. */
export interface FaultDraft {
  readonly target: string
  readonly kind: FaultEffect['kind']
  readonly when: 'nth' | 'always' | 'probability'
  readonly nth: string
  /** Percent. */
  readonly chance: string
  /** Each effect has its own: what is typed for one is not sent with another. */
  readonly texts: Readonly<Partial<Record<FaultEffect['kind'], Partial<EffectTexts>>>>
}

/** What the form says at first. */
export const emptyDraft: FaultDraft = {
  target: '',
  kind: 'latency',
  when: 'always',
  nth: '1',
  chance: '50',
  texts: {},
}

const emptyTexts: EffectTexts = {
  time: '5 s',
  status: '500',
  body: '',
  code: '4001',
  message: 'User rejected the request.',
}

/** What the form says about the chosen effect. */
export function textsOf({ kind, texts }: FaultDraft): EffectTexts {
  return { ...emptyTexts, ...texts[kind] }
}
