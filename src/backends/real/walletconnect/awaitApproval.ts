/**
 * Requests the approval of a proposal from the library. After five minutes the library also rejects a second promise
 * that only a second caller receives; without one, it would reach the host page as an unhandled rejection.
 */
export function awaitApproval<T>(ask: () => Promise<T>): Promise<T> {
  const approval = ask()
  // A second request waits again when the proposal ended in another way, and then leaves such a promise itself.
  approval.catch(() => ask().catch(ask)).catch(() => undefined)
  return approval
}
