import type { Clock } from '../../../backends/port/clock.ts'
import type { Target } from '../../../scenarios/index.ts'
import { describeTarget } from '../describe/describeTarget.ts'
import { findAll } from './findAll.ts'

/** How often and how long (real ms) a person looks for something before giving up. */
const patience = { tries: 750, between: 40 }

/** The one enabled element that a target means. Waits for it as a person would; rejects when it does not come. */
export async function findOne(
  page: () => Document,
  target: Target,
  clock: Clock,
  signal: AbortSignal,
) {
  let all: readonly HTMLElement[] = []
  for (let tries = 0; tries < patience.tries; tries += 1) {
    all = findAll(page(), target)
    const one = target.nth === undefined ? (all.length === 1 ? all[0] : undefined) : all[target.nth]
    // What is at work says so by aria-disabled and does not react yet.
    if (one && !one.matches(':disabled, [aria-disabled=true]')) return one
    await clock.sleep('workbench.look', patience.between, signal)
  }
  const seen = all.length === 0 ? 'there is none' : `there are ${all.length}, or it is disabled`
  throw new Error(`Failed to find ${describeTarget(target)}: ${seen}.`)
}
