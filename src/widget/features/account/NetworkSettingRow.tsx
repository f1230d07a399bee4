import { useCore, useSelect } from '../../core/coreContext.ts'
import { mayOpenNetworks } from '../../core/networks/mayOpenNetworks.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { createNetworkTexts } from '../../core/texts/connect/networkTexts.ts'

/** The current network. Leads to the network list if there are others (C-074, C-139). */
export function NetworkSettingRow() {
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
      title={network?.name ?? core.use(createNetworkTexts).unknown}
      {...(mayOpenNetworks(core) ? { chevron: true, onClick: choose } : {})}
    />
  )
}
