import { useCore, useSelect } from '../../core/coreContext.ts'
import { createWalletsOffered } from '../../core/session/walletsOffered.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Divider } from '../../kit/layout/Divider.tsx'
import { WalletIcon } from '../../kit/icons/connectIcons.tsx'
import EmailField from '../email/public/EmailField.tsx'
import { SocialLogins } from '../social/public/SocialLogins.tsx'
import { WalletList } from '../wallets/public/WalletList.tsx'
import { showsWalletList } from './connectRules.ts'
import { LoginProblemNote } from './LoginProblemNote.tsx'
import { LegalFooter } from './LegalFooter.tsx'
import { connectTexts } from '../../core/texts/connect/connectTexts.ts'

/** All ways to connect: logins first, then wallets, then the legal footer (C-079). */
export default function ConnectView() {
  const core = useCore()
  const texts = core.use(connectTexts)
  const auth = core.connectors.auth()
  const hasSocials = (auth?.socials ?? []).length > 0
  const hasLogin = hasSocials || auth?.email === true
  const listsWallets = showsWalletList(auth)
  const offered = useSelect(core.use(createWalletsOffered), (wallets) => wallets.offered)
  return (
    <>
      <LoginProblemNote />
      {hasSocials && <SocialLogins />}
      {auth?.email && <EmailField />}
      {hasLogin && (offered || !listsWallets) && <Divider>{texts.or}</Divider>}
      {listsWallets ? (
        <WalletList isOptional={hasLogin} />
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
