/** The ways to reach a wallet (C-100), in the order of the tabs (open point 36). */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'
