import type { Scenario } from '../../scenarios/index.ts'

/** Ids of runs that are not kept by the comparison itself; see `ComparedRun`. */
export const comparedIds = {
  now: 'now',
  kept: ({ id }: Pick<Scenario, 'id'>) => `kept:${id}`,
} as const
