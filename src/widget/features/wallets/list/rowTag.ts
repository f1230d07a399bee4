import type { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import type { WalletRow } from './walletRow.ts'

export interface RowTag {
  readonly label: string
  readonly tone: 'neutral' | 'accent' | 'success' | 'warning'
}

/** The tag beside a wallet's name in the list. */
export function rowTag(
  { section, connector }: WalletRow,
  texts: ReturnType<typeof connectTexts>,
): RowTag | undefined {
  if (connector?.contested === true) return { label: texts.contestedTag, tone: 'warning' }
  switch (section) {
    case 'walletConnect':
      return { label: texts.qrCodeTag, tone: 'accent' }
    case 'recent':
      return { label: texts.recentTag, tone: 'neutral' }
    case 'multichain':
      return { label: texts.multiChainTag, tone: 'neutral' }
    case 'announced':
    case 'injected':
      return { label: texts.installedTag, tone: 'success' }
    default:
      return undefined
  }
}
