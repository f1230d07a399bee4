import { useCore } from '../../core/coreContext.ts'
import { onrampTexts } from '../../core/texts/buy/onrampTexts.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { BankIcon, CardIcon, LockIcon } from '../../kit/icons/viewIcons.tsx'
import { WalletIcon } from '../../kit/icons/connectIcons.tsx'
import { HelpItems } from './HelpItems.tsx'

/**
 * Explains how buying works. Buy goes back, or to the providers where the host opened this view directly (A-086, open
 * point 156).
 */
export default function WhatIsABuyView() {
  const core = useCore()
  const { router, session } = core
  const texts = core.use(onrampTexts)
  function buy() {
    if (router.store.getState().history.length > 1) router.goBack()
    else if (session.address() === undefined) core.open()
    else router.replace('OnRampProviders')
  }
  return (
    <>
      <HelpItems
        items={texts.whatIsABuy}
        icons={[
          <BankIcon key="pay" size={20} />,
          <WalletIcon key="arrives" size={20} />,
          <LockIcon key="private" size={20} />,
        ]}
      />
      <Button wide leading={<CardIcon size={18} />} onClick={buy}>
        {texts.buy}
      </Button>
    </>
  )
}
