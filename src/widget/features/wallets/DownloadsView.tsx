import { useViewParams } from '../../core/useViewParams.ts'
import { downloadLinks } from './download/downloadRules.ts'
import { NotDetectedNotice } from './public/NotDetectedNotice.tsx'
import { WalletDownloads } from './download/WalletDownloads.tsx'

/** Where to get a wallet (C-109); for one that was to be connected it says that it is not there (C-339). */
export default function DownloadsView() {
  const { wallet, notDetected = false } = useViewParams('Downloads') ?? {}
  return notDetected || downloadLinks(wallet).length === 0 ? (
    <NotDetectedNotice wallet={wallet} />
  ) : (
    <WalletDownloads wallet={wallet} />
  )
}
