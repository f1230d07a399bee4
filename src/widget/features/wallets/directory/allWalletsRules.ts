import type { FoyerConfig } from '../../../core/options/config.ts'

/**
 * Whether the All Wallets entry is shown: never for HIDE, on mobile for ONLY_MOBILE, and always for any other value
 * (C-018).
 */
export function showsAllWallets(option: FoyerConfig['allWallets'], mobile: boolean): boolean {
  if (option === 'HIDE') return false
  return option === 'ONLY_MOBILE' ? mobile : true
}
