import { truncateAddress, truncateEnd } from '../../core/money/formats.ts'
import type { Texts } from '../../core/texts/texts.ts'

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
