import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ChooseNameRow } from '../names/public/ChooseNameRow.tsx'
import { AccountTypeToggle } from '../smart-account/public/AccountTypeToggle.tsx'
import { createAccountFlow } from './accountFlow.ts'
import { AccountHeading } from './AccountHeading.tsx'
import { AccountPicture } from './AccountPicture.tsx'
import { AuthRow } from './AuthRow.tsx'
import { DisconnectRow } from './DisconnectRow.tsx'
import { NetworkSettingRow } from './NetworkSettingRow.tsx'
import { UpgradeCard } from './UpgradeCard.tsx'
import { useShownAddress } from './useShownAddress.ts'

/** The settings of the account (C-138 to C-142). */
export default function AccountSettingsView() {
  const { account } = useCore()
  const { state, send } = useFlow(createAccountFlow)
  const address = useShownAddress()
  const hasLogin = useSelect(account, (now) => (now.email ?? now.socialProvider) !== undefined)
  return (
    <>
      <div data-status={state.status}>
        <AccountHeading
          address={address}
          picture={<AccountPicture address={address} size={56} />}
          onCopy={(copied) => send({ type: 'copy', ...copied })}
        />
      </div>
      <UpgradeCard />
      <ListGroup>
        {hasLogin && <AuthRow key="login" />}
        <NetworkSettingRow key="network" />
        <AccountTypeToggle key="type" />
        <ChooseNameRow key="name" />
        <DisconnectRow key="disconnect" />
      </ListGroup>
    </>
  )
}
