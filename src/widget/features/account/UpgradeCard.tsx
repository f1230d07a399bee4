import { useCore, useSelect } from '../../core/coreContext.ts'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { KeyIcon } from '../../kit/icons/viewIcons.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { offersUpgrade } from './accountRules.ts'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'

/** Offers a login the upgrade to a self-custody wallet, and reports the click (C-132, C-320). */
export function UpgradeCard() {
  const core = useCore()
  const { backend, router, session, track } = core
  const texts = core.use(accountTexts)
  const connection = useSelect(session.store, (now) =>
    now.status === 'connected' ? now.connection.type : undefined,
  )
  const { origin } = backend.browser
  const secureOrigin = backend.auth?.secureOrigin
  if (!offersUpgrade({ connection, origin, secureOrigin })) return null
  return (
    <ListRow
      wraps
      chevron
      media={<IconTile size="s" shape="square" tone="accent" icon={<KeyIcon />} />}
      title={texts.upgradeWallet}
      subtitle={texts.upgradeWalletHint}
      onClick={() => {
        track('EMAIL_UPGRADE_FROM_MODAL')
        router.push('UpgradeEmailWallet')
      }}
    />
  )
}
