import type { Step } from '../../dsl/step.ts'

/** Every call to the services and the chain takes so long. */
export function slow(ms: number): readonly Step[] {
  return ['swap.*', 'balances.*', 'chain.*'].map((target) => ({
    do: 'fault.add',
    rule: {
      target: target as 'swap.*',
      when: { always: true },
      effect: { kind: 'latency', ms },
    },
  }))
}

export const takesLong = 'This is taking longer than usual.'
