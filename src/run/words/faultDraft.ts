import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

/** The fields of one effect as they were typed. */
export interface EffectTexts {
  /** Amount of virtual time, in the clock's input format. */
  readonly time: string
  readonly status: string
  readonly body: string
  readonly code: string
  readonly message: string
}

/** The content of the fault form: everything is text until it becomes a rule. */
export interface FaultDraft {
  readonly target: string
  readonly kind: FaultEffect['kind']
  readonly when: 'nth' | 'always' | 'probability' | 'forMs'
  readonly nth: string
  /** Percent. */
  readonly chance: string
  /** Virtual time, in the clock's input format. */
  readonly period: string
  /** Each effect has its own fields, and only the fields of the chosen effect are sent. */
  readonly texts: Readonly<Partial<Record<FaultEffect['kind'], Partial<EffectTexts>>>>
}

/** The initial content of the form. */
export const emptyDraft: FaultDraft = {
  target: '',
  kind: 'latency',
  when: 'always',
  nth: '1',
  chance: '50',
  period: '1 min',
  texts: {},
}

const emptyTexts: EffectTexts = {
  time: '5 s',
  status: '500',
  body: '',
  code: '4001',
  message: 'User rejected the request.',
}

/** The fields of the chosen effect. */
export function textsOf({ kind, texts }: FaultDraft): EffectTexts {
  return { ...emptyTexts, ...texts[kind] }
}
