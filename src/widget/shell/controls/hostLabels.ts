import type { Texts } from '../../core/texts/texts.ts'
import { truncateAddress, truncateEnd } from '../../core/money/formats.ts'

/** 'Connect Wallet', or 'Connecting...' while loading or while the modal is open (C-010, C-011). */
export function connectButtonLabel(
  texts: Texts['shell'],
  state: { readonly open: boolean; readonly loading: boolean },
  own: { readonly label?: string | undefined; readonly loadingLabel?: string | undefined } = {},
): string {
  return state.open || state.loading
    ? (own.loadingLabel ?? texts.connecting)
    : (own.label ?? texts.connectWallet)
}

/**
 * The profile name cut at 18 characters, or the first 4 and last 6 characters of the address
 * (C-012, C-272, open points 89, 90); 'Switch Network' on an unsupported chain (C-014).
 */
export function accountButtonLabel(
  texts: Texts['shell'],
  account: { readonly address: string; readonly profileName: string | undefined },
  unsupported: boolean,
): string {
  if (unsupported) return texts.switchNetwork
  return account.profileName === undefined
    ? truncateAddress(account.address, 4, 6)
    : truncateEnd(account.profileName, 18)
}

/** The network's name; without one 'Unknown Network' when connected, otherwise 'Select Network' (C-165). */
export function networkButtonLabel(
  texts: Texts['shell'],
  network: { readonly name: string } | undefined,
  connected: boolean,
): string {
  return network?.name ?? (connected ? texts.unknownNetwork : texts.selectNetwork)
}
