import { useCore, useSelect } from '../../../core/coreContext.ts'
import { groupThousands } from '../../../core/formats/groupThousands.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { formatRowValue } from '../../../money/amounts/tokenFormats.ts'
import { AmountInput } from '../../../kit/fields/AmountInput.tsx'
import type { Swap } from '../swap.ts'
import { openTokens } from '../swapRoutes.ts'
import { formatTarget } from '../rules/swapFormats.ts'
import { valueOfUnits } from '../rules/swapRules.ts'
import { toUnits } from '../state/swapSelectors.ts'
import { TokenButton } from './TokenButton.tsx'

/** The target token and the amount of the quote. */
export function TargetField({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const tokens = core.use(tokensTexts)
  const figures = core.use(createAmounts)
  const state = useSelect(swap.store, (now) => now)
  const { toToken: token } = state
  const units = toUnits(state)
  const quoted = token !== undefined && units !== undefined
  const value = quoted ? valueOfUnits(units, token.decimals, state.toTokenPriceInUSD) : undefined
  return (
    <AmountInput
      title={texts.youReceive}
      label={texts.amountToReceive}
      unit={token?.symbol}
      value={quoted ? figures.typed(formatTarget(units, token.decimals)) : ''}
      {...(quoted
        ? { drawn: figures.write(groupThousands(formatTarget(units, token.decimals))) }
        : {})}
      loading={state.quote.status === 'loading' && !quoted && token !== undefined}
      choice={<TokenButton token={token} onClick={() => openTokens(core, 'toToken')} />}
      note={value ? figures.write(formatRowValue(value)) : quoted && tokens.noPrice}
    />
  )
}
