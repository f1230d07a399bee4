/**
 * Asks the library for the approval of a proposal. When its five minutes are over, the library rejects a second promise
 * that only whoever asks again receives; left alone, it would reach the host page as an unhandled rejection.
 */
export function awaitApproval<T>(ask: () => Promise<T>): Promise<T> {
  const approval = ask()
  // Asking again waits anew when the proposal ended in another way, and then leaves such a promise itself.
  approval.catch(() => ask().catch(ask)).catch(() => undefined)
  return approval
}
