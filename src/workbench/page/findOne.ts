import type { Clock } from '../../backends/port/clock.ts'
import { type Target, waitUntil } from '../../scenarios/index.ts'
import { describeTarget } from './describeTarget.ts'
import { lookForOne } from './lookForOne.ts'

/** Waits as a person would, in real time. */
export interface Waiting {
  readonly clock: Pick<Clock, 'sleep'>
  readonly signal?: AbortSignal | undefined
}

export interface FindOptions extends Waiting {
  /** Also what is disabled: the keyboard reaches it. */
  readonly disabled?: boolean
}

/** The one enabled element that a target means. Waits for it as a person would; rejects when it does not come. */
export async function findOne(
  page: () => Document,
  target: Target,
  { clock, signal, disabled }: FindOptions,
): Promise<HTMLElement> {
  let problem = ''
  function look(): HTMLElement | undefined {
    const seen = lookForOne(page(), target, disabled)
    problem = seen.problem ?? ''
    return seen.element
  }
  const found = await waitUntil(look, (ms) => clock.sleep('workbench.look', ms, signal))
  if (found) return found
  throw new Error(`Failed to find ${describeTarget(target)}: ${problem}.`)
}
