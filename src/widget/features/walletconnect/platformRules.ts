import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { WalletPlatform } from './walletPlatform.ts'

export interface PlatformFacts {
  readonly wallet: Wallet | undefined
  readonly mobile: boolean
  /** The browser shows the wallet. */
  readonly installed: boolean
}

/**
 * The ways to a wallet in the order of the tabs, the first one selected (C-100, C-101, open point 36).
 * A phone opens the wallet's app and shows no code to itself, a computer shows a code for the phone. A
 * wallet with none of them is `unsupported` (C-102).
 */
export function platformsOf({
  wallet,
  mobile,
  installed,
}: PlatformFacts): readonly WalletPlatform[] {
  // Without a wallet any wallet will do, and only a code says nothing about which.
  if (wallet === undefined) return ['qrcode']
  const ways: readonly (readonly [WalletPlatform, boolean])[] = [
    ['browser', installed && !mobile],
    ['mobile', mobile && Boolean(wallet.mobile_link)],
    ['qrcode', !mobile && Boolean(wallet.mobile_link)],
    ['web', Boolean(wallet.webapp_link)],
    ['desktop', !mobile && Boolean(wallet.desktop_link)],
  ]
  const found = ways.flatMap(([platform, has]) => (has ? [platform] : []))
  return found.length > 0 ? found : ['unsupported']
}
