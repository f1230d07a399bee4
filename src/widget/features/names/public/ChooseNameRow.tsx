import { useCore, useSelect } from '../../../core/coreContext.ts'
import { IdIcon } from '../../../kit/icons/accountIcons.tsx'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { nameTexts } from '../../../core/texts/account/nameTexts.ts'

/** The 'Choose account name' row of the settings, for AUTH connections without a name only (C-277, C-322). */
export function ChooseNameRow() {
  const core = useCore()
  const hasName = useSelect(core.account, ({ profileName }) => Boolean(profileName))
  const auth = useSelect(
    core.session.store,
    (state) => state.status === 'connected' && state.connection.type === 'AUTH',
  )
  if (!auth || hasName || !core.backend.names) return null
  function choose() {
    core.track('OPEN_ENS_FLOW', { isSmartAccount: core.account.getState().type === 'smartAccount' })
    core.router.push('ChooseAccountName')
  }
  return (
    <ListRow
      wraps
      chevron
      media={<IconTile size="s" shape="square" icon={<IdIcon />} />}
      title={core.use(nameTexts).chooseAccountName}
      onClick={choose}
    />
  )
}
