import type { Network } from '../../../../backends/port/network.ts'
import { useNetworkImage } from '../../../core/images/useNetworkImage.ts'
import { NetworkImage } from '../../../kit/images/NetworkImage.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from '../onramp.css?inline'

/** Small, overlapping pictures of networks (C-352). */
export function NetworkPictures({ networks }: { networks: readonly Network[] }) {
  useStyles(css)
  return (
    <span className="fy-onramp-networks">
      {networks.map((network) => (
        <NetworkPicture key={network.id} network={network} />
      ))}
    </span>
  )
}

function NetworkPicture({ network }: { network: Network }) {
  const picture = useNetworkImage(network)
  return <NetworkImage src={picture} size="s" alt={network.name} />
}
