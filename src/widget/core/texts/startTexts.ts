import { lazyTexts, type TextSource } from './lazyTexts.ts'
import type { WidenTexts } from './widenTexts.ts'

/** Texts that may be shown before anything is loaded: a part of the section `shell`. */
export const startTexts = {
  connectWallet: 'Connect Wallet',
  connecting: 'Connecting...',
  failedToSignOut: 'Failed to sign out',
}

/** The texts of this widget: `core.use(createStartTexts)`. */
export function createStartTexts(
  core: TextSource<'shell', typeof startTexts>,
): WidenTexts<typeof startTexts> {
  return lazyTexts(core, 'shell', startTexts)
}
