/** The facts that determine the button of Swap. */
export interface SwapSituation {
  readonly hasTokens: boolean
  readonly hasAmount: boolean
  /** Whether the target amount is known and above zero. */
  readonly hasQuote: boolean
  readonly inputError: string | undefined
  readonly fetchError: boolean
  readonly loading: boolean
}

/** The texts of the button. */
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
 * Label and effect of the button of Swap. It retries a failed quote, names what is missing, or opens
 * the preview.
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

/** The facts that determine the button of SwapPreview. */
export interface PreviewSituation {
  readonly offer: 'none' | 'approval' | 'pending' | 'swap' | 'stopped'
  readonly signing: 'approval' | 'swap' | undefined
  /** Whether the visitor waits for a quote or for the transaction. */
  readonly waits: boolean
}

/** Label and state of the button of SwapPreview. */
export function previewAction(
  { offer, signing, waits }: PreviewSituation,
  texts: { readonly approve: string; readonly approving: string; readonly swap: string },
): { readonly label: string; readonly loading: boolean } {
  const isApproving = signing === 'approval' || offer === 'pending'
  const loading = isApproving || waits || signing === 'swap'
  if (isApproving) return { label: texts.approving, loading }
  return { label: offer === 'approval' ? texts.approve : texts.swap, loading }
}
