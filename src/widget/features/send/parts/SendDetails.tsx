import type { Network } from '../../../../backends/port/network.ts'
import { useCore } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { useNetworkImage } from '../../../core/images/useNetworkImage.ts'
import { ChevronRightIcon } from '../../../kit/icons/connectIcons.tsx'
import { DetailButton } from '../../../kit/lists/DetailButton.tsx'
import { DetailPanel } from '../../../kit/lists/DetailPanel.tsx'
import { DetailRows } from '../../../kit/lists/DetailRows.tsx'
import { NetworkImage } from '../../../kit/images/NetworkImage.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import type { GasState } from '../state/gasState.ts'
import { formatCoinCost, formatSendCost, type SendDraft } from '../rules/sendRules.ts'

/** The network cost, the address and the network, which opens Networks if it can be changed. */
export function SendDetails({
  draft,
  gas,
  network,
  address,
  fixed = false,
}: {
  draft: SendDraft
  gas: GasState
  network: Network | undefined
  /** The address of the recipient, if there is one. */
  address?: string | undefined
  /** Whether only the network is shown, as beside the summary, which shows the recipient. */
  fixed?: boolean
}) {
  const { router, track, use } = useCore()
  const texts = use(sendTexts)
  const tokens = use(tokensTexts)
  const picture = useNetworkImage(network)
  const name = network?.name ?? ''
  const networkValue = (
    <>
      <NetworkImage size="s" src={picture} />
      {name}
    </>
  )
  function change() {
    track('CLICK_NETWORKS')
    router.push('Networks')
  }
  const cost = {
    name: tokens.networkCost,
    value: <Cost draft={draft} gas={gas} symbol={network?.currency.symbol ?? ''} />,
  }
  if (fixed) {
    return (
      <DetailPanel label={tokens.details}>
        <DetailRows rows={[cost, { name: texts.network, value: networkValue }]} />
      </DetailPanel>
    )
  }
  const recipient = {
    name: texts.address,
    // The row keeps its place, so that the network does not move when the recipient is found.
    value: address ? truncateAddress(address, 6, 4) : '–',
  }
  return (
    <DetailPanel label={tokens.details}>
      <DetailRows rows={[cost, recipient]} />
      <DetailButton
        name={texts.network}
        label={texts.changeNetwork(name)}
        value={
          <>
            {networkValue}
            <ChevronRightIcon size={16} />
          </>
        }
        onClick={change}
      />
    </DetailPanel>
  )
}

function Cost({ draft, gas, symbol }: { draft: SendDraft; gas: GasState; symbol: string }) {
  const core = useCore()
  const texts = core.use(sendTexts)
  const { write } = core.use(createFigures)
  const { gasInCoin, gasPriceInUSD } = draft
  if (gasPriceInUSD !== undefined) return write(formatSendCost(gasPriceInUSD))
  if (gasInCoin !== undefined) return write(formatCoinCost(gasInCoin, symbol))
  if (gas.status === 'loading') return <Shimmer width={48} height={14} radius={1} />
  return texts.costUnknown
}
