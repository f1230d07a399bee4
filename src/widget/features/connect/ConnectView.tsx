import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/Button.tsx'
import { Divider } from '../../kit/Divider.tsx'
import { WalletIcon } from '../../kit/icons/WalletIcon.tsx'
import EmailField from '../email/EmailField.tsx'
import { WalletListWidget } from '../wallets/WalletListWidget.tsx'
import { showsWalletList } from './connectRules.ts'
import { LegalFooter } from './LegalFooter.tsx'

/** All ways to connect: logins first, then wallets, then what one agrees to (C-079). */
export default function ConnectView() {
  const core = useCore()
  const auth = core.connectors.auth()
  return (
    <>
      {auth?.email && (
        <>
          <EmailField />
          <Divider>{core.texts.connect.or}</Divider>
        </>
      )}
      {showsWalletList(auth) ? (
        <WalletListWidget />
      ) : (
        <Button
          wide
          variant="neutral"
          leading={<WalletIcon size={18} />}
          onClick={() => core.router.push('ConnectWallets')}
        >
          {core.texts.connect.continueWithWallet}
        </Button>
      )}
      <LegalFooter />
    </>
  )
}
