import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useTexts } from '../../../core/coreContext.ts'
import { walletName } from '../../../core/formats/walletName.ts'
import { Hero } from '../../../kit/layout/Hero.tsx'
import { WalletDownloads } from '../download/WalletDownloads.tsx'
import { downloadLinks } from '../download/downloadRules.ts'
import { WalletPicture } from './WalletPicture.tsx'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

/**
 * Says 'Not Detected', with downloads of the wallet (C-102, C-339). Without a wallet it links to the wallet explorer.
 */
export function NotDetectedNotice({ wallet }: { wallet: Wallet | undefined }) {
  const texts = useTexts(connectingTexts)
  const nowhere = downloadLinks(wallet).length === 0
  const name = walletName(wallet)
  const [title, text] = wallet
    ? [texts.notDetected, nowhere ? texts.noDownloads : name && texts.notDetectedHint(name)]
    : [texts.findWallet, texts.findWalletHint]
  return (
    <>
      <Hero media={<WalletPicture size="xl" wallet={wallet} />} title={title} text={text} />
      <WalletDownloads wallet={wallet} />
    </>
  )
}
