import type { LocaleTexts } from '../../../core/texts/texts.ts'
import type { ConnectExternalState } from './connectExternalFlow.ts'

/** The texts of ConnectingExternal: while waiting (C-096), while buffering (C-097), and after an error. */
export function connectingMessage(
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
