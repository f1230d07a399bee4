import { builtInInvariants } from './builtInInvariants.ts'
import { reviewViolation } from './reviewViolation.ts'
import type { Signing } from './readSigning.ts'

/**
 * Compares each transaction that appears while the widget waits for a wallet with the review on the screen before it or now. Call it after
 * each step.
 * @param read reads the page; undefined while it has no simulator
 */
export function watchSigning(
  read: () => Promise<Signing | undefined>,
): () => Promise<readonly string[]> {
  const seen = new Set<number>()
  let before: Signing | undefined
  return async () => {
    const now = await read()
    if (now === undefined) return []
    // A reload begins a new list.
    if (now.transactions.length < (before?.transactions.length ?? 0)) seen.clear()
    const reviews = [before?.review, now.review].filter((each) => each !== undefined)
    const fresh = now.transactions.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    before = now
    // The host's own requests, too, may come while a view is open: the widget does not wait then.
    if (!now.isBusy || reviews.length === 0) return []
    return fresh.flatMap((each) => {
      const violations = reviews.map((review) => reviewViolation(review, each, now.world))
      const [violation] = violations
      if (violation === undefined || violations.includes(undefined)) return []
      return [
        `${builtInInvariants.reviewed}: ${reviews[0]?.view} shows another transaction: ${violation}`,
      ]
    })
  }
}
