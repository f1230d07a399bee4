import { encodeFunctionData, getAddress } from 'viem'
import { swapCall } from '../order/checkSwap.ts'
import type { SwapOrder } from '../swapTypes.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { swapRouters } from '../order/swapRouters.ts'

type Description = Parameters<typeof encodeFunctionData<typeof swapCall, 'swap'>>[0]['args'][1]

/** Calldata of an honest swap for an order, or with a part of it changed. */
export function swapData(order: SwapOrder, change: Partial<Description> = {}): `0x${string}` {
  const router = getAddress(String(swapRouters[order.chainId]))
  const description: Description = {
    srcToken: getAddress(plainAddress(order.source.address)),
    dstToken: getAddress(plainAddress(order.target.address)),
    srcReceiver: router,
    dstReceiver: getAddress(order.user),
    amount: order.amount,
    minReturnAmount: order.minimum,
    flags: 0n,
    ...change,
  }
  return encodeFunctionData({ abi: swapCall, args: [router, description, '0x'] })
}
