import { useCore, useSelect } from '../../../core/coreContext.ts'
import { offersOnramp } from '../../../core/networks/offersOnramp.ts'
import { createSwapTexts } from '../../../core/texts/money/swapTexts.ts'
import { formatRowValue, formatTokenAmount } from '../../../core/money/tokenFormats.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { AmountField } from './AmountField.tsx'
import type { Swap } from '../swap.ts'
import { openTokens } from '../swapRoutes.ts'
import { showsMax, valueOf } from '../rules/swapRules.ts'
import { TokenButton } from './TokenButton.tsx'

/** What is paid, with the balance and Max, or Buy (A-033 to A-036, open point 131). */
export function SourceField({ swap }: { swap: Swap }) {
  const core = useCore()
  const words = core.use(createSwapTexts)
  const state = useSelect(swap.store, (now) => now)
  const { sourceToken: token, sourceTokenAmount: amount } = state
  const value = valueOf(amount, state.sourceTokenPriceInUSD)
  const held = token && showsMax(token) ? token.quantity.numeric : undefined
  return (
    <AmountField
      title={words.youPay}
      label={words.amountToPay}
      value={amount}
      symbol={token?.symbol}
      invalid={state.inputError !== undefined && state.toToken !== undefined}
      onChange={swap.setSourceTokenAmount}
      token={<TokenButton token={token} onClick={() => openTokens(core, 'sourceToken')} />}
      worth={value ? formatRowValue(value) : token && words.noPrice}
      end={
        held === undefined ? (
          offersOnramp(core) && (
            <LinkButton size="s" onClick={() => core.router.push('OnRampProviders')}>
              {words.buy}
            </LinkButton>
          )
        ) : (
          <>
            <span className="fy-swap-held fy-tabular">
              <VisuallyHidden>{words.balance} </VisuallyHidden>
              {formatTokenAmount(held)} {token?.symbol}
            </span>
            <LinkButton size="s" onClick={swap.setMax}>
              {words.max}
            </LinkButton>
          </>
        )
      }
    />
  )
}
