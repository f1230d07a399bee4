import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import { isNative, plainAddress } from '../rules/tokenIdentity.ts'
import type { SwapOrder, SwapStop } from '../swapTypes.ts'
import { swapRouters } from './swapRouters.ts'

/**
 * The only function that a swap may call: `swap` of the 1inch v6 router, selector 0x07ed2379. The swap service builds
 * its transactions for it.
 */
export const swapCall = [
  {
    type: 'function',
    name: 'swap',
    stateMutability: 'payable',
    inputs: [
      { name: 'executor', type: 'address' },
      {
        name: 'desc',
        type: 'tuple',
        components: [
          { name: 'srcToken', type: 'address' },
          { name: 'dstToken', type: 'address' },
          { name: 'srcReceiver', type: 'address' },
          { name: 'dstReceiver', type: 'address' },
          { name: 'amount', type: 'uint256' },
          { name: 'minReturnAmount', type: 'uint256' },
          { name: 'flags', type: 'uint256' },
        ],
      },
      { name: 'data', type: 'bytes' },
    ],
    outputs: [
      { name: 'returnAmount', type: 'uint256' },
      { name: 'spentAmount', type: 'uint256' },
    ],
  },
] as const

/** The number of hex digits of the selector and of the eight words that are checked: executor and description. */
const HEAD_LENGTH = 2 + 8 + 8 * 64

/**
 * Compares a proposed swap with the order before it is signed: known router and function, tokens and amount on screen,
 * the visitor as recipient, at least the minimum on screen, and exactly the swapped coins. Returns `undefined` when
 * nothing is wrong.
 */
export async function checkSwap(
  proposal: ProposedTransaction,
  order: SwapOrder,
): Promise<SwapStop | undefined> {
  const router = swapRouters[order.chainId]
  if (router === undefined) return 'network'
  const isSameAddress = (one: string, other: string) => plainAddress(one) === plainAddress(other)
  if (!isSameAddress(proposal.to, router)) return 'router'
  if (!isSameAddress(proposal.from, order.user)) return 'sender'
  if (proposal.value !== (isNative(order.source) ? order.amount : 0n)) return 'value'
  const call = await decode(proposal.data)
  if (call === undefined) return 'function'
  const { srcToken, dstToken, dstReceiver, amount, minReturnAmount, flags } = call
  if (
    !isSameAddress(srcToken, order.source.address) ||
    !isSameAddress(dstToken, order.target.address)
  ) {
    return 'tokens'
  }
  if (!isSameAddress(dstReceiver, order.user)) return 'recipient'
  if (amount !== order.amount) return 'amount'
  // A plain swap sets no flag: 1 allows a partial fill, 2 takes more coins, 4 spends through Permit2.
  if (flags !== 0n) return 'function'
  // A minimum of zero protects no visitor, whatever the screen shows.
  if (minReturnAmount === 0n || minReturnAmount < order.minimum) return 'minimum'
  return undefined
}

/**
 * Returns the description in the calldata of the router's `swap`; `undefined` for anything else, including an address
 * of more than 20 bytes. Bytes after the call are allowed, because 1inch appends a tag.
 */
async function decode(data: string) {
  const { decodeFunctionData, encodeFunctionData, isHex } = await import('viem')
  if (!isHex(data)) return undefined
  try {
    const { args } = decodeFunctionData({ abi: swapCall, data })
    const head = encodeFunctionData({ abi: swapCall, args }).slice(0, HEAD_LENGTH)
    return data.toLowerCase().startsWith(head) ? args[1] : undefined
  } catch {
    // Calldata that does not decode is not a swap, so the caller stops it.
    return undefined
  }
}
