import type { FoyerConfig } from '../../../core/options/config.ts'

/**
 * Whether the All Wallets entry is shown: HIDE never, ONLY_MOBILE on mobile, anything else always (C-018, open point
 * 27).
 */
export function showsAllWallets(option: FoyerConfig['allWallets'], mobile: boolean): boolean {
  if (option === 'HIDE') return false
  return option === 'ONLY_MOBILE' ? mobile : true
}
