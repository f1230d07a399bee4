import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** What every transaction has in common, whatever it is for. Loaded with the first screen that needs it. */
export const signingTexts = {
  openRequestTitle: 'Another request is open in your wallet',
  openRequest:
    'Your wallet is still asking about a request that you left. Reject it there, then continue here.',
  openRequestGone:
    'If your wallet does not show that request any more, you can continue without its answer.',
  continueWithoutAnswer: 'Continue without an answer',
  setAsideTitle: 'An earlier request may still be open',
  setAside:
    'Your wallet has not answered a request that you left. Before you approve, compare with this screen what your wallet shows, and reject everything else.',
  accountChanged: 'Another account is active in the wallet. Nothing was signed.',
  chainChanged: 'The wallet is on another network. Nothing was signed.',
  orderChanged: 'This screen changed meanwhile. Nothing was signed.',
}

/** As this widget says them: `core.use(createSigningTexts)`. */
export function createSigningTexts(
  core: TextSource<'signing', typeof signingTexts>,
): WidenTexts<typeof signingTexts> {
  return lazyTexts(core, 'signing', signingTexts)
}
