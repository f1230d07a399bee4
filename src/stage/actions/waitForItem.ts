import type { WaitFor } from '../../scenarios/index.ts'

/** Resolves with what `find` finds; rejects when nothing comes and nothing can change any more. */
export async function waitForItem<T>({
  what,
  find,
  waitFor,
  describeOthers,
}: {
  /** Named in the error: `There is no <what>.` */
  what: string
  find: () => T | undefined
  waitFor: WaitFor
  /** Added to the error: what there is instead. */
  describeOthers?: () => string
}): Promise<T> {
  const found = await waitFor(find)
  if (found !== undefined) return found
  const others = describeOthers ? ` ${describeOthers()}` : ''
  throw new Error(`There is no ${what}.${others}`)
}
