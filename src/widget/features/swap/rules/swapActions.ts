/** What the button of Swap depends on. */
export interface SwapSituation {
  readonly hasTokens: boolean
  readonly hasAmount: boolean
  /** The target amount is there and more than nothing. */
  readonly hasQuote: boolean
  readonly inputError: string | undefined
  readonly fetchError: boolean
  readonly loading: boolean
}

/** The texts it takes; a part of the swap's. */
interface Words {
  readonly selectToken: string
  readonly enterAmount: string
  readonly reviewSwap: string
  readonly swap: string
}

export interface SwapAction {
  readonly label: string
  readonly does: 'review' | 'retry'
  readonly disabled: boolean
}

/**
 * Label and effect of the button of Swap: after a failed fetch it asks anew,
 * otherwise it says what is missing and then leads to the preview.
 */
export function swapAction(now: SwapSituation, texts: Words): SwapAction {
  if (now.fetchError) return { label: texts.swap, does: 'retry', disabled: now.loading }
  const missing = missingLabel(now, texts)
  return {
    label: missing ?? texts.reviewSwap,
    does: 'review',
    disabled: missing !== undefined || now.loading || !now.hasQuote,
  }
}

function missingLabel(now: SwapSituation, texts: Words): string | undefined {
  if (!now.hasTokens) return texts.selectToken
  if (!now.hasAmount) return texts.enterAmount
  return now.inputError
}

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
  texts: { readonly approve: string; readonly approving: string; readonly swap: string },
): { readonly label: string; readonly loading: boolean } {
  const loading =
    now.loadingQuote || now.loadingApproval || now.loadingBuild || now.loadingTransaction
  if (now.loadingApproval) return { label: texts.approving, loading }
  return { label: now.approvalPending ? texts.approve : texts.swap, loading }
}
