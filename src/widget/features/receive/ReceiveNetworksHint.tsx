import type { Network } from '../../../backends/port/network.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { receiveTexts } from '../../core/texts/account/receiveTexts.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { ChevronRightIcon } from '../../kit/icons/connectIcons.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { networkList, shownNetworks } from './receiveRules.ts'
import { useReceiveNetworks } from './useReceiveNetworks.ts'

/** Names the networks on which the address receives, with up to five pictures, and opens the whole list. */
export function ReceiveNetworksHint() {
  const { locale, router, use } = useCore()
  const texts = use(receiveTexts)
  const tag = useSelect(locale.store, (now) => now.formats?.tag)
  const networks = useReceiveNetworks()
  const list = networkList(
    networks.map(({ name }) => name),
    { locale: tag, more: texts.moreNetworks },
  )
  return (
    <button
      type="button"
      className="fy-receive-hint"
      onClick={() => router.push('WalletCompatibleNetworks')}
    >
      <span>{networks.length === 1 ? texts.onlyReceiveOn(list) : texts.onlyReceive(list)}</span>
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
