/** What the button of SwapPreview depends on. */
export interface PreviewSituation {
  readonly loadingQuote: boolean
  readonly loadingApproval: boolean
  readonly loadingBuild: boolean
  readonly loadingTransaction: boolean
  readonly approvalPending: boolean
}

/** Label and state of the button of SwapPreview. */
export function previewAction(
  now: PreviewSituation,
  words: { readonly approve: string; readonly approving: string; readonly swap: string },
): { readonly label: string; readonly loading: boolean } {
  const loading =
    now.loadingQuote || now.loadingApproval || now.loadingBuild || now.loadingTransaction
  if (now.loadingApproval) return { label: words.approving, loading }
  return { label: now.approvalPending ? words.approve : words.swap, loading }
}
