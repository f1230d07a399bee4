import type { Action } from '../../scenarios/index.ts'

/** A possible next step, and its relative weight. */
export type Choice = readonly [weight: number, make: () => Action | readonly Action[]]
