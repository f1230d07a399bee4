import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { WalletPlatform } from './walletPlatform.ts'

export interface PlatformFacts {
  readonly wallet: Wallet | undefined
  readonly mobile: boolean
  /** Whether the browser has the wallet. */
  readonly installed: boolean
}

/**
 * The ways to reach a wallet in the order of the tabs, the first one selected (C-101). A phone opens the wallet's app
 * and shows no code; a computer shows a code for the phone. A wallet with no way is `unsupported` (C-102).
 */
export function platformsOf({
  wallet,
  mobile,
  installed,
}: PlatformFacts): readonly WalletPlatform[] {
  // If no wallet was chosen, only a code works for any wallet.
  if (wallet === undefined) return ['qrcode']
  const ways: readonly (readonly [WalletPlatform, boolean])[] = [
    ['browser', installed && !mobile],
    ['mobile', mobile && Boolean(wallet.mobile_link)],
    ['qrcode', !mobile && Boolean(wallet.mobile_link)],
    ['web', Boolean(wallet.webapp_link)],
    ['desktop', !mobile && Boolean(wallet.desktop_link)],
  ]
  const available = ways.flatMap(([platform, has]) => (has ? [platform] : []))
  return available.length > 0 ? available : ['unsupported']
}
