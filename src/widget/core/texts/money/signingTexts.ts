import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Texts shared by all transactions. Loaded with the first screen that needs them. */
export const signingTexts = {
  openRequestTitle: 'Another request is open in your wallet',
  openRequest:
    'Your wallet still shows a request that you left. Reject it there, then continue here.',
  openRequestGone:
    'If your wallet no longer shows that request, you can continue without its answer.',
  continueWithoutAnswer: 'Continue without an answer',
  setAsideTitle: 'An earlier request may still be open',
  setAside:
    "Your wallet hasn't answered a request that you left. Before you approve, make sure your wallet shows what is on this screen, and reject everything else.",
  accountChanged: 'Another account is active in your wallet. Nothing was signed.',
  chainChanged: 'Your wallet is on another network. Nothing was signed.',
  orderChanged: 'This screen changed in the meantime. Nothing was signed.',
}

/** The texts of this widget: `core.use(createSigningTexts)`. */
export function createSigningTexts(
  core: TextSource<'signing', typeof signingTexts>,
): WidenTexts<typeof signingTexts> {
  return lazyTexts(core, 'signing', signingTexts)
}
