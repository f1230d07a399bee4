import type { Network } from '../../../../backends/port/network.ts'
import { useCore } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/money/formats.ts'
import { createSendTexts } from '../../../core/texts/money/sendTexts.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { ChevronRightIcon } from '../../../kit/icons/arrows/ChevronRightIcon.tsx'
import { NetworkImage } from '../../../kit/images/NetworkImage.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import type { GasState } from './gasFlow.ts'
import { formatSendCost, type SendDraft } from '../sendRules.ts'

/** Network cost, Address and Network; the network leads to Networks where it may be changed. */
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
  /** Of the recipient, once there is one. */
  address?: string | undefined
  /** Beside the summary: only says which network it is, and leaves the recipient to it. */
  fixed?: boolean
}) {
  const { router, track, use } = useCore()
  const texts = use(createSendTexts)
  const picture = useImage('asset', network?.imageId)
  const name = network?.name ?? ''
  const networkValue = (
    <span className="fy-send-row-value">
      <NetworkImage size="s" src={picture} />
      {name}
      {!fixed && <ChevronRightIcon size={16} />}
    </span>
  )
  function change() {
    track('CLICK_NETWORKS')
    router.push('Networks')
  }
  return (
    <div className="fy-send-rows" role="group" aria-label={texts.details}>
      <dl>
        <div className="fy-send-row">
          <dt>{texts.networkCost}</dt>
          <dd className="fy-tabular">
            <Cost usd={draft.gasPriceInUSD} gas={gas} />
          </dd>
        </div>
        {!fixed && (
          <div className="fy-send-row">
            <dt>{texts.address}</dt>
            <dd className="fy-tabular">{address ? truncateAddress(address, 6, 4) : '–'}</dd>
          </div>
        )}
        {fixed && (
          <div className="fy-send-row">
            <dt>{texts.network}</dt>
            <dd>{networkValue}</dd>
          </div>
        )}
      </dl>
      {!fixed && (
        <button
          type="button"
          className="fy-send-row"
          aria-label={texts.changeNetwork(name)}
          onClick={change}
        >
          <span className="fy-send-row-name">{texts.network}</span>
          {networkValue}
        </button>
      )}
    </div>
  )
}

function Cost({ usd, gas }: { usd: string | undefined; gas: GasState }) {
  const texts = useCore().use(createSendTexts)
  if (usd !== undefined) return formatSendCost(usd)
  if (gas.status === 'loading') return <Shimmer width={48} height={14} radius={1} />
  return texts.costUnknown
}
