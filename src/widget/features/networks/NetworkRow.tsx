import type { Network } from '../../../backends/port/network.ts'
import { useTexts } from '../../core/coreContext.ts'
import { useNetworkImage } from '../../core/images/useNetworkImage.ts'
import { CheckIcon } from '../../kit/icons/connectIcons.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { NetworkImage } from '../../kit/images/NetworkImage.tsx'
import type { NetworkChoice } from './networksRules.ts'
import { networkTexts } from '../../core/texts/connect/networkTexts.ts'

/** One network of the list. */
export function NetworkRow({
  network,
  choice,
  active,
  loading,
  onChoose,
}: {
  network: Network
  choice: NetworkChoice
  active: boolean
  loading: boolean
  onChoose: (network: Network) => void
}) {
  const texts = useTexts(networkTexts)
  const picture = useNetworkImage(network)
  const refused = choice === 'refused'
  return (
    <ListRow
      media={<NetworkImage src={picture} />}
      title={network.name}
      subtitle={refused ? texts.notApproved : undefined}
      trailing={active ? <CheckIcon /> : undefined}
      selected={active}
      disabled={refused}
      loading={loading}
      onClick={() => onChoose(network)}
    />
  )
}
