import type { LocaleTexts } from '../../../core/texts/texts.ts'
import type { ConnectExternalState } from './connectExternalFlow.ts'

/** What ConnectingExternal says: C-096 while it waits, C-097 while buffering, C-098 and C-336 after an error. */
export function connectingTexts(
  state: ConnectExternalState,
  { name, buffering }: { readonly name: string; readonly buffering: boolean },
  texts: LocaleTexts['connect'],
): { readonly title: string; readonly text: string } {
  if (buffering) return { title: texts.connecting, text: texts.acceptInWallet }
  if (state.status !== 'failed') {
    const isPending = state.status === 'connecting' && state.isPending
    return {
      title: texts.continueIn(name),
      text: isPending ? texts.requestPending : texts.acceptInWallet,
    }
  }
  const hints = {
    declined: texts.connectionDeclinedHint,
    pending: texts.requestPending,
    locked: texts.walletLocked,
    missing: texts.walletMissing,
    failed: texts.walletFailed,
  }
  return { title: texts.connectionDeclined, text: hints[state.problem] }
}
