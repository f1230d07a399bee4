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
import { UpgradeCard } from './UpgradeCard.tsx'
import { useShownAddress } from './useShownAddress.ts'
import { mayOpenNetworks } from '../../core/networks/mayOpenNetworks.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'

/** The settings of the account (C-138 to C-142). */
export default function AccountSettingsView() {
  const { account } = useCore()
  const { state } = useFlow(createAccountFlow)
  const address = useShownAddress()
  const hasLogin = useSelect(account, (now) => (now.email ?? now.socialProvider) !== undefined)
  return (
    <>
      <div data-status={state.status}>
        <AccountHeading
          address={address}
          picture={<AccountPicture address={address} size={56} />}
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

/** The current network. Leads to the network list if there are others (C-074, C-139). */
function NetworkSettingRow() {
  const core = useCore()
  const network = core.networks.find(useSelect(core.networks.store, (now) => now.activeId))
  const picture = useNetworkImage(network)
  const choose = () => {
    core.track('CLICK_NETWORKS')
    core.router.push('Networks')
  }
  return (
    <ListRow
      media={<NetworkImage src={picture} />}
      title={network?.name ?? core.use(networkTexts).unknown}
      {...(mayOpenNetworks(core) ? { chevron: true, onClick: choose } : {})}
    />
  )
}
