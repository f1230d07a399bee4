import type { DeviceProfile } from '../backends/mock/browser/deviceProfile.ts'

/** The devices of scenarios, as people read them. */
export const deviceTitles: Readonly<Record<DeviceProfile['name'], string>> = {
  desktop: 'Desktop',
  android: 'Android',
  iphone: 'iPhone',
  walletBrowser: "Wallet's browser",
  webview: 'View of an app',
  telegram: 'Telegram',
  farcaster: 'Farcaster',
}
