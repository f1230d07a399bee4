import type { Texts } from '../../../core/texts/texts.ts'
import type { WalletRow } from './walletRow.ts'

export interface RowTag {
  readonly label: string
  readonly tone: 'neutral' | 'accent' | 'success' | 'warning'
}

/** The word or two beside a wallet's name in the list. */
export function rowTag(
  { section, connector }: WalletRow,
  words: Texts['connect'],
): RowTag | undefined {
  if (connector?.contested === true) return { label: words.contestedTag, tone: 'warning' }
  switch (section) {
    case 'walletConnect':
      return { label: words.qrCodeTag, tone: 'accent' }
    case 'recent':
      return { label: words.recentTag, tone: 'neutral' }
    case 'multichain':
      return { label: words.multiChainTag, tone: 'neutral' }
    case 'announced':
    case 'injected':
      return { label: words.installedTag, tone: 'success' }
    default:
      return undefined
  }
}
