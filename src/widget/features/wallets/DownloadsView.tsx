import { useViewParams } from '../../core/useViewParams.ts'
import { downloadLinks } from './download/downloadRules.ts'
import { NotDetectedNotice } from './public/NotDetectedNotice.tsx'
import { WalletDownloads } from './download/WalletDownloads.tsx'

/**
 * Lists where to get a wallet (C-109). Adds a notice if the wallet was to be connected but was not detected (C-339), or if there are no downloads.
 */
export default function DownloadsView() {
  const { wallet, notDetected = false } = useViewParams('Downloads') ?? {}
  return notDetected || downloadLinks(wallet).length === 0 ? (
    <NotDetectedNotice wallet={wallet} />
  ) : (
    <WalletDownloads wallet={wallet} />
  )
}
