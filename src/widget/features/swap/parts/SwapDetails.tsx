import { useId, useState } from 'react'
import { useCore, useSelect, useTexts } from '../../../core/coreContext.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import type { Amount } from '../../../money/amounts/money.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { ChevronDownIcon } from '../../../kit/icons/pageIcons.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { ChangingText } from '../../../kit/layout/ChangingText.tsx'
import { DetailPanel } from '../../../kit/lists/DetailPanel.tsx'
import { DetailRows } from '../../../kit/lists/DetailRows.tsx'
import type { Swap } from '../swap.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import { formatCost, formatImpact, formatSlippage } from '../rules/swapFormats.ts'
import { impactSince, maxSlippage, minimumReceived } from '../rules/swapRules.ts'
import { gasPriceInUSD, inputError, priceImpact, toUnits } from '../state/swapSelectors.ts'
import type { SwapReview } from '../swapTypes.ts'
import { rateText } from './rateText.ts'

/** The price impact that is shown as a warning, in percent of the value. */
const highImpact = 5

/** The rows, by the keys of their labels. */
const shownRows = [
  'rate',
  'priceImpact',
  'maxSlippage',
  'minimumReceived',
  'networkCost',
  'providerFee',
] as const

/** The costs and conditions of the swap, folded or not (A-037). */
export function SwapDetails({
  swap,
  open: opened = false,
  reviewed,
}: {
  swap: Swap
  open?: boolean
  /** The quote and price impact when the preview opened, from which the shown impact counts. */
  reviewed?: SwapReview['opened'] | undefined
}) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const tokens = core.use(tokensTexts)
  const { amount, write } = core.use(createAmounts)
  const state = useSelect(swap.store, (now) => now)
  const [open, setOpen] = useState(opened)
  const [unpriced, setUnpriced] = useState<string>()
  const id = useId()
  const { sourceToken, toToken } = state
  if (!sourceToken || !toToken || inputError(state) !== undefined) return null
  const units = toUnits(state)
  const rate = rateText(core, state)
  if (units === undefined || rate === undefined) {
    return state.quote.status === 'loading' && <WaitingDetails open={open} />
  }

  const now = { toUnits: units, priceImpact: priceImpact(state) }
  const impact = reviewed ? impactSince(reviewed, now) : now.priceImpact
  const isHigh = impact?.gte(highImpact) ?? false
  const pair = `${sourceToken.address} ${toToken.address}`
  const hasNoPrice = now.priceImpact === undefined
  // A price may still be loading; while it is loaded again, the notice stays.
  if (hasNoPrice && state.prices === 'known' && unpriced !== pair) setUnpriced(pair)
  const cost =
    state.networkTokenPrice > 0 ? write(formatCost(gasPriceInUSD(state))) : texts.notShown
  const received = (value: Amount) => amount(formatSlippage(value), toToken.symbol)
  const values: Readonly<Record<(typeof shownRows)[number], string>> = {
    rate,
    priceImpact: impact ? write(formatImpact(impact)) : texts.notShown,
    maxSlippage: `${write(`${swapConstants.slippagePercent}%`)} (${received(maxSlippage(units, toToken.decimals))})`,
    minimumReceived: received(minimumReceived(units, toToken.decimals)),
    networkCost: cost,
    providerFee: write(`${swapConstants.providerFeePercent}%`),
  }
  return (
    <DetailPanel>
      <button
        type="button"
        className="fy-swap-fold"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${tokens.details}: ${rate}`}
        onClick={() => setOpen(!open)}
      >
        <span className="fy-tabular">{open ? tokens.details : <ChangingText text={rate} />}</span>
        <ChevronDownIcon size={18} />
      </button>
      <DetailRows
        dense
        id={id}
        hidden={!open}
        rows={shownRows.map((row) => ({
          name: row === 'networkCost' ? tokens.networkCost : texts[row],
          value: values[row],
          isWarning: isHigh && row === 'priceImpact',
        }))}
      />
      {isHigh && (
        <div className="fy-swap-warning">
          <Notice size="s">{texts.highImpact}</Notice>
        </div>
      )}
      {hasNoPrice && unpriced === pair && (
        <div className="fy-swap-warning">
          <Notice size="s">{texts.lossUnknown}</Notice>
        </div>
      )}
    </DetailPanel>
  )
}

/** Replaces the details while their quote loads, so that the button does not move. */
function WaitingDetails({ open }: { open: boolean }) {
  const texts = useTexts(swapTexts)
  const tokens = useTexts(tokensTexts)
  return (
    <DetailPanel hidden>
      <div className="fy-swap-fold">
        {open ? tokens.details : <Shimmer width="52%" height={12} radius={1} />}
      </div>
      {open && (
        <DetailRows
          dense
          rows={shownRows.map((row) => ({
            name: row === 'networkCost' ? tokens.networkCost : texts[row],
            value: <Shimmer width={88} height={12} radius={1} />,
          }))}
        />
      )}
    </DetailPanel>
  )
}
