import type { Wallet } from '../../../backends/port/wallets.ts'
import { useCore } from '../../core/coreContext.ts'
import { Hero } from '../../kit/Hero.tsx'
import { WalletDownloads } from './WalletDownloads.tsx'
import { downloadLinks } from './downloadRules.ts'
import { WalletPicture } from './WalletPicture.tsx'

/** 'Not Detected' with where to get the wallet (C-102, C-339, open point 37). */
export function NotDetectedWidget({ wallet }: { wallet: Wallet | undefined }) {
  const words = useCore().texts.connect
  const nowhere = downloadLinks(wallet).length === 0
  return (
    <>
      <Hero
        media={<WalletPicture size="xl" wallet={wallet} />}
        title={words.notDetected}
        text={nowhere || !wallet ? words.noDownloads : words.notDetectedHint(wallet.name)}
      />
      <WalletDownloads wallet={wallet} />
    </>
  )
}
