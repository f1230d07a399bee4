import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Divider } from '../../kit/layout/Divider.tsx'
import { WalletIcon } from '../../kit/icons/things/WalletIcon.tsx'
import EmailField from '../email/public/EmailField.tsx'
import { SocialLogins } from '../social/public/SocialLogins.tsx'
import { WalletList } from '../wallets/public/WalletList.tsx'
import { showsWalletList } from './connectRules.ts'
import { LegalFooter } from './LegalFooter.tsx'
import { createConnectTexts } from '../../core/texts/connect/connectTexts.ts'

/** All ways to connect: logins first, then wallets, then what one agrees to (C-079). */
export default function ConnectView() {
  const core = useCore()
  const texts = core.use(createConnectTexts)
  const auth = core.connectors.auth()
  const hasSocials = (auth?.socials ?? []).length > 0
  return (
    <>
      {hasSocials && <SocialLogins />}
      {auth?.email && <EmailField />}
      {(hasSocials || auth?.email) && <Divider>{texts.or}</Divider>}
      {showsWalletList(auth) ? (
        <WalletList />
      ) : (
        <Button
          wide
          variant="neutral"
          leading={<WalletIcon size={18} />}
          onClick={() => core.router.push('ConnectWallets')}
        >
          {texts.continueWithWallet}
        </Button>
      )}
      <LegalFooter />
    </>
  )
}
