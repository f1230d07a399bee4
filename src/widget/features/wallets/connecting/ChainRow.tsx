import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import { useCore } from '../../../core/coreContext.ts'
import { multiChainTexts } from '../../../core/texts/connect/multiChainTexts.ts'
import { useNetworkImage } from '../../../core/images/useNetworkImage.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { NetworkImage } from '../../../kit/images/NetworkImage.tsx'

/** One chain namespace of a wallet, under its display name and with the picture of its first network (C-103). */
export function ChainRow({ chain, onClick }: { chain: ChainNamespace; onClick: () => void }) {
  const core = useCore()
  const texts = core.use(multiChainTexts)
  const network = core.networks.requested.find((each) => each.chain === chain)
  const picture = useNetworkImage(network)
  const names: Readonly<Record<string, string>> = { eip155: texts.ethereum, solana: texts.solana }
  return (
    <ListRow
      media={<NetworkImage src={picture} />}
      title={names[chain] ?? chain}
      chevron
      onClick={onClick}
    />
  )
}
