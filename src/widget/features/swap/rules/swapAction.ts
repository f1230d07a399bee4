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

/** The words it takes; a part of the swap's texts. */
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
export function swapAction(now: SwapSituation, words: Words): SwapAction {
  if (now.fetchError) return { label: words.swap, does: 'retry', disabled: now.loading }
  const missing = missingLabel(now, words)
  return {
    label: missing ?? words.reviewSwap,
    does: 'review',
    disabled: missing !== undefined || now.loading || !now.hasQuote,
  }
}

function missingLabel(now: SwapSituation, words: Words): string | undefined {
  if (!now.hasTokens) return words.selectToken
  if (!now.hasAmount) return words.enterAmount
  return now.inputError
}
