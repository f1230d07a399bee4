import type { Network } from '../../../backends/port/network.ts'
import { useTexts } from '../../core/coreContext.ts'
import { receiveTexts } from '../../core/texts/account/receiveTexts.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './receive.css?inline'
import { useReceiveNetworks } from './useReceiveNetworks.ts'

/** The networks on which the address receives. */
export default function WalletCompatibleNetworksView() {
  useStyles(css)
  const texts = useTexts(receiveTexts)
  const networks = useReceiveNetworks()
  return (
    <>
      <Notice tone="info" alert={false}>
        {texts.banner}
      </Notice>
      <div className="fy-receive-networks fy-edges">
        <ListGroup label={texts.networks}>
          {networks.map((network) => (
            <NetworkItem key={network.id} network={network} />
          ))}
        </ListGroup>
      </div>
    </>
  )
}

function NetworkItem({ network }: { network: Network }) {
  const picture = useNetworkImage(network)
  return <ListRow media={<NetworkImage src={picture} />} title={network.name} />
}
