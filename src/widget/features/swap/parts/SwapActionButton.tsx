import { useCore, useSelect } from '../../../core/coreContext.ts'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import type { Swap } from '../swap.ts'
import { swapAction } from '../rules/swapActions.ts'
import {
  inputError,
  isQuoteFailed,
  isQuoting,
  swapOrderOf,
  toUnits,
} from '../state/swapSelectors.ts'
import { swapRoutes } from '../swapRoutes.ts'
import { trackSwap } from '../order/trackSwap.ts'

/** The button with the next step of Swap. */
export function SwapActionButton({ swap }: { swap: Swap }) {
  const core = useCore()
  const texts = core.use(swapTexts)
  const state = useSelect(swap.store, (now) => now)
  const loading = isQuoting(state)
  const wrong = inputError(state)
  const { label, does, disabled } = swapAction(
    {
      hasTokens: state.sourceToken !== undefined && state.toToken !== undefined,
      hasAmount: state.sourceAmount > 0n,
      hasQuote: (toUnits(state) ?? 0n) > 0n,
      inputError: wrong && texts[wrong],
      fetchError: isQuoteFailed(state),
      loading,
    },
    texts,
  )
  function act() {
    if (does === 'retry') return void swap.swapTokens()
    const order = swapOrderOf(core, swap.store.getState())
    if (!order) return
    trackSwap(core, 'INITIATE_SWAP', order)
    core.router.push(swapRoutes(core.router.current().view).preview)
  }
  return (
    <Button
      wide
      loading={loading && state.toToken !== undefined}
      muted={does === 'review' && label !== texts.reviewSwap}
      disabled={disabled && !loading}
      onClick={act}
    >
      {label}
    </Button>
  )
}
