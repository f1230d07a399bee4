import { WalletList } from '../wallets/public/WalletList.tsx'
import { LegalFooter } from './LegalFooter.tsx'

/** The wallet list behind 'Continue with a wallet' (open point 22). */
export default function ConnectWalletsView() {
  return (
    <>
      <WalletList />
      <LegalFooter />
    </>
  )
}
