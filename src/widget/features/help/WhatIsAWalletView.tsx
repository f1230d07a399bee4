import { helpTexts } from '../../core/texts/connect/helpTexts.ts'
import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { KeyIcon, LockIcon } from '../../kit/icons/viewIcons.tsx'
import { WalletIcon } from '../../kit/icons/connectIcons.tsx'
import { HelpItems } from './HelpItems.tsx'

/** Explains wallets and where to get one (C-112, C-113). */
export default function WhatIsAWalletView() {
  const core = useCore()
  function getWallet() {
    core.track('CLICK_GET_WALLET')
    core.router.push('GetWallet')
  }
  return (
    <>
      <HelpItems
        items={core.use(helpTexts).whatIsAWallet}
        icons={[
          <KeyIcon key="key" size={20} />,
          <WalletIcon key="wallet" size={20} />,
          <LockIcon key="lock" size={20} />,
        ]}
      />
      <Button wide leading={<WalletIcon size={18} />} onClick={getWallet}>
        {core.use(helpTexts).getAWallet}
      </Button>
    </>
  )
}
