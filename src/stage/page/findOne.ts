import type { Target, WaitFor } from '../../scenarios/index.ts'
import { describeTarget } from '../../run/file/describeTarget.ts'
import { lookForOne } from './lookForOne.ts'

export interface FindOptions {
  readonly waitFor: WaitFor
  readonly signal?: AbortSignal
  /** Also finds disabled elements, because the keyboard can reach them. */
  readonly disabled?: boolean
}

/** The one enabled element that matches a target. Waits for it as a person would; rejects if it does not appear. */
export async function findOne(
  page: () => Document,
  target: Target,
  { waitFor, signal, disabled }: FindOptions,
): Promise<HTMLElement> {
  let problem = ''
  function look(): HTMLElement | undefined {
    const seen = lookForOne(page(), target, disabled)
    problem = seen.problem ?? ''
    return seen.element
  }
  const found = await waitFor(look, signal)
  if (found) return found
  throw new Error(`Failed to find ${describeTarget(target)}: ${problem}.`)
}
