import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { IdIcon } from '../../kit/icons/accountIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'

/** Confirms the registered name and leads to the account (C-146). */
export default function RegisterAccountNameSuccessView() {
  const core = useCore()
  const { account, router } = core
  const texts = core.use(nameTexts)
  // The registered name, whatever the identity service returns a moment later.
  const [name] = useState(() => account.getState().profileName ?? '')
  return (
    <>
      <Hero
        media={<IconTile tone="success" icon={<IdIcon size={28} />} />}
        title={texts.success}
        text={texts.successHint(name)}
      />
      <Button wide onClick={() => router.replace('Account')}>
        {texts.letsGo}
      </Button>
    </>
  )
}
