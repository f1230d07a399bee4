import { lazyTexts, type TextSource } from './lazyTexts.ts'
import type { WidenTexts } from './widenTexts.ts'

/** The buttons for account and network: a part of the section `shell`. */
export const buttonTexts = {
  switchNetwork: 'Switch Network',
  unknownNetwork: 'Unknown Network',
  selectNetwork: 'Select Network',
}

/** The texts of this widget: `core.use(createButtonTexts)`. */
export function createButtonTexts(
  core: TextSource<'shell', typeof buttonTexts>,
): WidenTexts<typeof buttonTexts> {
  return lazyTexts(core, 'shell', buttonTexts)
}
