import { useCore, useSelect } from '../../../core/coreContext.ts'
import { offersOnramp } from '../../../core/networks/offersOnramp.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { amountTexts } from '../../../core/texts/general/amountTexts.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { formatRowValue, formatTokenAmount } from '../../../money/amounts/tokenFormats.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { AmountInput } from '../../../kit/fields/AmountInput.tsx'
import { keepsDigits } from '../../../kit/fields/keepsDigits.ts'
import { AmountText } from '../../../kit/lists/AmountText.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { inputError } from '../state/swapSelectors.ts'
import type { Swap } from '../swap.ts'
import { openTokens } from '../swapRoutes.ts'
import { showsMax, valueOf } from '../rules/swapRules.ts'
import { TokenButton } from './TokenButton.tsx'

/**
 * The source token and amount, with the balance and Max; or with Buy, which is hidden without an on-ramp (A-033,
 *
 */
export function SourceField({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const tokens = core.use(tokensTexts)
  const figures = core.use(createAmounts)
  const state = useSelect(swap.store, (now) => now)
  const { sourceToken: token, sourceTokenAmount: amount } = state
  const value = valueOf(amount, state.sourceTokenPriceInUSD)
  const heldQuantity =
    token && showsMax(token, state.sourceTokenPriceInUSD) ? token.quantity.numeric : undefined
  return (
    <AmountInput
      title={texts.youPay}
      label={texts.amountToPay}
      value={figures.typed(amount)}
      unit={token?.symbol}
      invalid={inputError(state) !== undefined && state.toToken !== undefined}
      onChange={(text) => swap.setSourceTokenAmount(figures.read(text))}
      accepts={(pasted) => keepsDigits(pasted, token?.decimals)}
      refusal={core.use(amountTexts).notAnAmount}
      choice={<TokenButton token={token} onClick={() => openTokens(core, 'sourceToken')} />}
      note={value ? figures.write(formatRowValue(value)) : token !== undefined && tokens.noPrice}
      held={
        heldQuantity !== undefined && (
          <>
            <VisuallyHidden>{texts.balance} </VisuallyHidden>
            <AmountText
              figure={figures.write(formatTokenAmount(heldQuantity))}
              symbol={token?.symbol ?? ''}
            />
          </>
        )
      }
      action={
        heldQuantity === undefined ? (
          offersOnramp(core) && (
            <LinkButton size="s" onClick={() => core.router.push('OnRampProviders')}>
              {tokens.buy}
            </LinkButton>
          )
        ) : (
          <LinkButton size="s" onClick={swap.setMax}>
            {tokens.max}
          </LinkButton>
        )
      }
    />
  )
}
