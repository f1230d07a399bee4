import type { Core } from '../../../core/core.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

/** Opens the code for any wallet (C-092). */
export function openQrCode(core: Core): void {
  const { walletConnect } = core.use(connectingTexts)
  core.track('SELECT_WALLET', { name: walletConnect, platform: 'qrcode' })
  core.router.push('ConnectingWalletConnect')
}
