import type { Core } from '../../../core/core.ts'
import type { OrderToken, SwapOrder, SwapState } from '../swapTypes.ts'
import { minimumUnits } from '../rules/swapRules.ts'

/** What stands on the screen now, as an order; `undefined` while a part of it is missing or wrong. */
export function swapOrderOf(
  { networks, session }: Pick<Core, 'networks' | 'session'>,
  state: SwapState,
): SwapOrder | undefined {
  const { sourceToken: source, toToken: target, sourceAmount: amount } = state
  const { sourceTokenAmount, toTokenAmount } = state
  const user = session.address()
  if (!source || !target || !user || amount === 0n || state.inputError !== undefined)
    return undefined
  return {
    chainId: networks.store.getState().activeId,
    user,
    source: tokenOf(source),
    target: tokenOf(target),
    amount,
    amountText: sourceTokenAmount,
    toAmount: toTokenAmount,
    minimum: minimumUnits(toTokenAmount, target.decimals),
  }
}

function tokenOf({ address, decimals, name, symbol }: OrderToken): OrderToken {
  return { address, decimals, name, symbol }
}
