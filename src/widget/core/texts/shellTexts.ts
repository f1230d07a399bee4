import { lazyTexts, type TextSource } from './lazyTexts.ts'
import type { WidenTexts } from './widenTexts.ts'

/** Header controls and placeholders of a view. The rest of the section `shell` is in `buttonTexts`, `startTexts`. */
export const shellTexts = {
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  help: 'Help',
  changeNetwork: 'Change network',
  loading: 'Loading',
  modal: 'Wallet',
  connectedAs: (address: string) => `Connected as ${address}`,
  signedInAs: (address: string) => `Signed in as ${address}`,
  viewFailed: "Couldn't load this screen",
  tryAgain: 'Try again',
}

/** The texts of this widget: `core.use(createShellTexts)`. */
export function createShellTexts(
  core: TextSource<'shell', typeof shellTexts>,
): WidenTexts<typeof shellTexts> {
  return lazyTexts(core, 'shell', shellTexts)
}
