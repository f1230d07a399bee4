import type { startTexts } from '../../core/texts/general/startTexts.ts'

/**
 * Returns the label of the connect button: 'Connect Wallet', or 'Connecting...' while loading or
 * while the modal is open (C-010, C-011).
 */
export function connectButtonLabel(
  texts: ReturnType<typeof startTexts>,
  state: { readonly open: boolean; readonly loading: boolean },
  own: { readonly label?: string | undefined; readonly loadingLabel?: string | undefined } = {},
): string {
  return state.open || state.loading
    ? (own.loadingLabel ?? texts.connecting)
    : (own.label ?? texts.connectWallet)
}
