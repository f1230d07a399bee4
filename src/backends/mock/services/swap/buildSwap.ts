import { Refusal } from '../refusal.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { SwapRouter } from './swapRouter.ts'
import { swapTarget } from './swapTarget.ts'

/** The maximum slippage of a swap, in percent. */
const maxSlippage = 50

/**
 * Builds the transaction of a swap from the request's body (wire 1.9). Rejects with a `Refusal`.
 */
export async function buildSwap(router: SwapRouter, body: Readonly<Record<string, unknown>>) {
  const { userAddress, eip155, disableEstimate } = body
  const pair = swapTarget.pair(body['from'], body['to'])
  const user = swapTarget.account('userAddress', userAddress)
  if (user.chainId !== pair.chainId) {
    throw new Refusal(
      400,
      'userAddress',
      'Conversion parameter error: the user is on another chain',
    )
  }
  const swap = await router.swap(pair, {
    amount: swapTarget.amount(body['amount']),
    user: user.address,
    slippage: slippageOf(eip155),
    estimate: disableEstimate !== true,
  })
  return {
    from: userAddress,
    to: `${pair.chainId}:${swap.router}`,
    data: swap.data,
    amount: swap.toAmount.toString(),
    eip155: {
      ...(swap.gas === undefined ? {} : { gas: swap.gas.toString() }),
      gasPrice: swap.gasPrice,
    },
  }
}

function slippageOf(eip155: unknown): number {
  const { slippage } = asRecord(eip155)
  if (typeof slippage === 'number' && slippage >= 0 && slippage <= maxSlippage) return slippage
  throw new Refusal(400, 'slippage', `Conversion parameter error: ${String(slippage)} percent`)
}
