import { useCore, useSelect } from '../../../core/coreContext.ts'
import { useFlow } from '../../../core/useFlow.ts'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { LightbulbIcon } from '../../../kit/icons/accountIcons.tsx'
import { MailIcon } from '../../../kit/icons/connectIcons.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { WaitingHint } from '../../waiting/public/WaitingHint.tsx'
import { createAccountTypeFlow } from '../accountTypeFlow.ts'
import { createSmartAccountNetworks } from '../../../core/login/smartAccountNetworks.ts'
import { offersToggle, toggleLabel } from '../smartAccountRules.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { smartAccountTexts } from '../../../core/texts/account/smartAccountTexts.ts'

/** The row that switches between smart account and EOA; empty when only one type is available (C-140, C-231). */
export function AccountTypeToggle() {
  const core = useCore()
  const texts = core.use(smartAccountTexts)
  const { state, send } = useFlow(createAccountTypeFlow)
  const enabled = useSelect(core.use(createSmartAccountNetworks).store, (now) => now.enabled)
  const chainId = useSelect(core.networks.store, (now) => now.activeId)
  const connection = useSelect(core.session.store, (now) =>
    now.status === 'connected' ? now.connection.type : undefined,
  )
  const type = useSelect(core.account, (now) => now.preferredAccountType)
  if (!offersToggle({ connection, chainId, enabled })) return null
  const switching = state.status === 'switching'
  return (
    <>
      <ListRow
        wraps
        media={
          <IconTile
            size="s"
            shape="square"
            icon={type === 'eoa' ? <LightbulbIcon /> : <MailIcon />}
          />
        }
        title={toggleLabel(texts, type)}
        loading={switching}
        onClick={() => send({ type: 'switch' })}
      />
      <WaitingHint waiting={switching} after={5_000} text={core.use(connectTexts).slow} />
    </>
  )
}
