import { useId, useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { ChevronDownIcon } from '../../../kit/icons/arrows/ChevronDownIcon.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { Shimmer } from '../../../kit/feedback/Shimmer.tsx'
import { DetailPanel } from '../../../kit/lists/DetailPanel.tsx'
import { DetailRows } from '../../../kit/lists/DetailRows.tsx'
import type { Swap } from '../swap.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import { formatCost, formatImpact, formatSlippage } from '../rules/swapFormats.ts'
import { impactSince, minimumReceived } from '../rules/swapRules.ts'
import type { SwapReview } from '../swapTypes.ts'
import { rateText } from './rateText.ts'

/** Percent of the value from which the price impact is shown as a warning. */
const highImpact = 5

/** The rows, by their labels in the texts. */
const shownRows = [
  'rate',
  'priceImpact',
  'maxSlippage',
  'minimumReceived',
  'networkCost',
  'providerFee',
] as const

/** What the swap costs and promises, folded or not (A-037, A-052, A-127, open point 130). */
export function SwapDetails({
  swap,
  open: opened = false,
  reviewed,
}: {
  swap: Swap
  open?: boolean
  /** What was shown when the preview opened: the price impact counts from there. */
  reviewed?: SwapReview['opened'] | undefined
}) {
  const core = useCore()
  const texts = core.use(createSwapTexts)
  const { amount, write } = core.use(createAmounts)
  const state = useSelect(swap.store, (now) => now)
  const [open, setOpen] = useState(opened)
  const id = useId()
  const { sourceToken, toToken, toTokenAmount } = state
  const priceImpact = reviewed ? impactSince(reviewed, state) : state.priceImpact
  const rate = rateText(core, state)
  if (!sourceToken || !toToken || state.inputError !== undefined) return null
  if (rate === undefined) return state.loadingQuote && <WaitingDetails open={open} />

  const lost = priceImpact?.gte(highImpact) ?? false
  const cost = state.networkTokenPrice > 0 ? write(formatCost(state.gasPriceInUSD)) : texts.notShown
  const values: Readonly<Record<(typeof shownRows)[number], string>> = {
    rate,
    priceImpact: priceImpact ? write(formatImpact(priceImpact)) : texts.notShown,
    maxSlippage: `${write(`${swapConstants.slippagePercent}%`)} (${amount(formatSlippage(state.maxSlippage), toToken.symbol)})`,
    minimumReceived: amount(formatSlippage(minimumReceived(toTokenAmount)), toToken.symbol),
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
        aria-label={`${texts.details}: ${rate}`}
        onClick={() => setOpen(!open)}
      >
        <span className="fy-tabular">{open ? texts.details : rate}</span>
        <ChevronDownIcon size={18} />
      </button>
      <DetailRows
        dense
        id={id}
        hidden={!open}
        rows={shownRows.map((row) => ({
          name: texts[row],
          value: values[row],
          isWarning: lost && row === 'priceImpact',
        }))}
      />
      {lost && (
        <div className="fy-swap-warning">
          <Notice size="s">{texts.highImpact}</Notice>
        </div>
      )}
    </DetailPanel>
  )
}

/** The room of the details while their quote is on its way, so that the button stays where it is. */
function WaitingDetails({ open }: { open: boolean }) {
  const texts = useCore().use(createSwapTexts)
  return (
    <DetailPanel hidden>
      <div className="fy-swap-fold">
        {open ? texts.details : <Shimmer width="52%" height={12} radius={1} />}
      </div>
      {open && (
        <DetailRows
          dense
          rows={shownRows.map((row) => ({
            name: texts[row],
            value: <Shimmer width={88} height={12} radius={1} />,
          }))}
        />
      )}
    </DetailPanel>
  )
}
