import type { Scenario } from '../scenarios/index.ts'

/** The stage without a script: the seeded world, for manual use. */
export const freePlay: Scenario = {
  id: 'free-play',
  title: 'Free play',
  tags: [],
  steps: [],
}
