import type { Network } from '../../../../backends/port/network.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { NetworkImage } from '../../../kit/images/NetworkImage.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from '../onramp.css?inline'

/** Small pictures of networks, one over the edge of the other (C-352). */
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
  const picture = useImage('asset', network.imageId)
  return <NetworkImage src={picture} size="s" alt={network.name} />
}
