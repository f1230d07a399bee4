import type { Network } from '../../../backends/port/network.ts'
import { useCore } from '../../core/coreContext.ts'
import { createReceiveTexts } from '../../core/texts/account/receiveTexts.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { ChevronRightIcon } from '../../kit/icons/arrows/ChevronRightIcon.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { shownNetworks } from './receiveRules.ts'
import { useReceiveNetworks } from './useReceiveNetworks.ts'

/** Where the address receives, with up to five pictures; leads to the whole list. */
export function ReceiveNetworksHint() {
  const { router, use } = useCore()
  const networks = useReceiveNetworks()
  return (
    <button
      type="button"
      className="fy-receive-hint"
      onClick={() => router.push('WalletCompatibleNetworks')}
    >
      <span>{use(createReceiveTexts).onlyReceive}</span>
      <span className="fy-receive-pictures">
        {networks.slice(0, shownNetworks).map((network) => (
          <NetworkPicture key={network.id} network={network} />
        ))}
      </span>
      <ChevronRightIcon size={16} />
    </button>
  )
}

function NetworkPicture({ network }: { network: Network }) {
  return <NetworkImage size="s" src={useNetworkImage(network)} />
}
