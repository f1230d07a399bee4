/** The ways to reach a wallet, in the order of the tabs (C-100). */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'
