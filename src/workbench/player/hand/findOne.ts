import type { Clock } from '../../../backends/port/clock.ts'
import { type Target, waitUntil } from '../../../scenarios/index.ts'
import { describeTarget } from '../describe/describeTarget.ts'
import { findAll } from '../../page/findAll.ts'

/** The one enabled element that a target means. Waits for it as a person would; rejects when it does not come. */
export async function findOne(
  page: () => Document,
  target: Target,
  clock: Clock,
  signal: AbortSignal,
) {
  let all: readonly HTMLElement[] = []
  function look(): HTMLElement | undefined {
    all = findAll(page(), target)
    const one = target.nth === undefined ? (all.length === 1 ? all[0] : undefined) : all[target.nth]
    // What is at work says so by aria-disabled and does not react yet.
    return one?.matches(':disabled, [aria-disabled=true]') ? undefined : one
  }
  const found = await waitUntil(look, (ms) => clock.sleep('workbench.look', ms, signal))
  if (found) return found
  const seen = all.length === 0 ? 'there is none' : `there are ${all.length}, or it is disabled`
  throw new Error(`Failed to find ${describeTarget(target)}: ${seen}.`)
}
