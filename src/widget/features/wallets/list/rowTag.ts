import type { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import type { WalletRow } from './walletRow.ts'

export interface RowTag {
  readonly label: string
  /** Whether screen readers alone get it: most wallets of the list are installed. */
  readonly isSpoken?: boolean
}

/** The word beside a wallet's name in the list. */
export function rowTag(
  { section, connector }: WalletRow,
  texts: ReturnType<typeof connectTexts>,
): RowTag | undefined {
  if (connector?.contested === true) return { label: texts.contestedTag }
  switch (section) {
    case 'walletConnect':
      return { label: texts.qrCodeTag }
    case 'recent':
      return { label: texts.recentTag }
    case 'multichain':
      return { label: texts.multiChainTag }
    case 'announced':
    case 'injected':
      return { label: texts.installedTag, isSpoken: true }
    default:
      return undefined
  }
}
