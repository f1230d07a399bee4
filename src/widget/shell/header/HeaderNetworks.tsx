import { useCore } from '../../core/coreContext.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { ChevronDownIcon } from '../../kit/icons/pageIcons.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { Tooltip } from '../../kit/feedback/Tooltip.tsx'
import { mayOpenNetworks } from '../../core/networks/mayOpenNetworks.ts'
import { useActiveNetwork } from '../useActiveNetwork.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'

/**
 * Shows the network on Account and opens Networks. It is disabled if there is no other network to
 * choose (C-074, open point 10).
 */
export function HeaderNetworks() {
  const core = useCore()
  const network = useActiveNetwork()
  const image = useNetworkImage(network)
  const name = network?.name ?? core.use(networkTexts).unknown
  const enabled = mayOpenNetworks(core)
  return (
    <Tooltip text={name}>
      <IconButton
        label={core.use(shellTexts).changeNetwork}
        disabled={!enabled}
        onClick={() => {
          core.track('CLICK_NETWORKS')
          core.router.push('Networks')
        }}
        icon={
          <>
            <NetworkImage src={image} size="s" />
            {enabled && <ChevronDownIcon size={16} />}
          </>
        }
      />
    </Tooltip>
  )
}
