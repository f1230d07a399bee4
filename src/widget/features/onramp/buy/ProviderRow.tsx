import type { OnrampProvider } from '../../../core/options/config.ts'
import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { BankIcon, CardIcon } from '../../../kit/icons/viewIcons.tsx'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { cardProvider, shownNetworks } from '../onrampRules.ts'
import type { Network } from '../../../../backends/port/network.ts'
import { useNetworkImage } from '../../../core/images/useNetworkImage.ts'
import { NetworkImage } from '../../../kit/images/NetworkImage.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from '../onramp.css?inline'

/** One provider; disabled until its address is known (A-074, C-352). */
export function ProviderRow({
  provider,
  url,
  loading,
  disabled,
  unserved,
  onChoose,
}: {
  provider: OnrampProvider
  url: string | undefined
  loading: boolean
  /** Whether the visitor has to confirm something first. */
  disabled: boolean
  /** The name of the network to which the provider cannot deliver for this account. */
  unserved: string | undefined
  onChoose: (url: string) => void
}) {
  const core = useCore()
  const texts = core.use(onrampTexts)
  const missing = url === undefined && !loading
  const icon = provider.name === cardProvider.name ? <CardIcon /> : <BankIcon />
  return (
    <ListRow
      media={<IconTile size="s" shape="square" icon={icon} />}
      title={provider.label}
      subtitle={
        unserved !== undefined
          ? texts.notOnNetwork(unserved)
          : missing
            ? texts.notAvailable
            : texts.fee(core.use(createFigures).write(provider.feeRange))
      }
      trailing={<NetworkPictures networks={shownNetworks(core.networks.requested)} />}
      disabled={disabled || url === undefined}
      loading={url === undefined && loading}
      onClick={() => {
        if (url !== undefined) onChoose(url)
      }}
    />
  )
}

/** Small, overlapping pictures of networks (C-352). */
function NetworkPictures({ networks }: { networks: readonly Network[] }) {
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
