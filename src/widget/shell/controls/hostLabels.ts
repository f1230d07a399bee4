import type { buttonTexts } from '../../core/texts/general/buttonTexts.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { truncateEnd } from '../../core/formats/truncateEnd.ts'

/**
 * Returns the label of the account button: the profile name cut at 18 characters, or the first 4
 * and last 6 characters of the address (C-012); 'Switch Network' on an unsupported chain (C-014).
 */
export function accountButtonLabel(
  texts: ReturnType<typeof buttonTexts>,
  account: { readonly address: string; readonly profileName: string | undefined },
  unsupported: boolean,
): string {
  if (unsupported) return texts.switchNetwork
  return account.profileName === undefined
    ? truncateAddress(account.address, 4, 6)
    : truncateEnd(account.profileName, 18)
}

/**
 * Returns the label of the network button: the network's name; without one 'Unknown Network' when
 * connected, otherwise 'Select Network' (C-165).
 */
export function networkButtonLabel(
  texts: ReturnType<typeof buttonTexts>,
  network: { readonly name: string } | undefined,
  connected: boolean,
): string {
  return network?.name ?? (connected ? texts.unknownNetwork : texts.selectNetwork)
}
