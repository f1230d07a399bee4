import type { Texts } from '../../../core/texts/texts.ts'
import type { ConnectExternalState } from './connectExternalFlow.ts'

/** What ConnectingExternal says: C-096 while it waits, C-097 while buffering, C-098 and C-336 after an error. */
export function connectingTexts(
  state: ConnectExternalState,
  { name, buffering }: { readonly name: string; readonly buffering: boolean },
  words: Texts['connect'],
): { readonly title: string; readonly text: string } {
  if (buffering) return { title: words.connecting, text: words.acceptInWallet }
  if (state.status !== 'failed') {
    return { title: words.continueIn(name), text: words.acceptInWallet }
  }
  const hints = {
    declined: words.connectionDeclinedHint,
    pending: words.requestPending,
    locked: words.walletLocked,
    missing: words.walletMissing,
    failed: words.walletFailed,
  }
  return { title: words.connectionDeclined, text: hints[state.problem] }
}
