import type { Address } from '../../../../backends/port/connectors.ts'
import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import type { SwapOrder, SwapStop } from '../swapTypes.ts'
import { swapRouters } from './swapRouters.ts'
import type { Core } from '../../../core/core.ts'
import { isRefusal } from '../../../core/kernel/isRefusal.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'

/** Encodes the calldata of an ERC-20 `approve`, in lower case. `units` are base units. */
export async function encodeApproval(spender: Address, units: bigint): Promise<`0x${string}`> {
  const { encodeFunctionData, erc20Abi, getAddress } = await import('viem')
  return encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [getAddress(spender), units],
  })
}

const selector = '0x095ea7b3'

/**
 * Compares a proposed approval with the order before it is signed. It must be from the visitor, without coins, on the
 * source token, for that network's known router and exactly the swapped amount. `units` is 0 if an older limit is reset
 * first. Returns `undefined` when nothing is wrong.
 */
export async function checkApproval(
  proposal: ProposedTransaction,
  order: SwapOrder,
  units = order.amount,
): Promise<SwapStop | undefined> {
  const router = swapRouters[order.chainId]
  if (router === undefined) return 'network'
  const { data } = proposal
  if (plainAddress(proposal.to) !== plainAddress(order.source.address)) return 'token'
  if (plainAddress(proposal.from) !== plainAddress(order.user)) return 'sender'
  if (proposal.value !== 0n) return 'value'
  if (!data.toLowerCase().startsWith(selector)) return 'function'
  const expected = await encodeApproval(router, units)
  // Calldata that differs in any byte has another spender or another amount.
  if (data.toLowerCase() === expected) return undefined
  const spenderEnd = selector.length + 64
  return data.toLowerCase().slice(0, spenderEnd) === expected.slice(0, spenderEnd)
    ? 'allowance'
    : 'spender'
}

/**
 * Returns the approval that resets an older limit to zero, for tokens that only allow a change from zero; `undefined`
 * if the token accepts the wanted approval directly. The result comes from a simulation on the chain, not from a list.
 * Rejects like the chain, except if the token itself refuses.
 */
export async function approvalReset(
  core: Pick<Core, 'backend' | 'networks' | 'inspect'>,
  approval: ProposedTransaction,
  order: SwapOrder,
  signal: AbortSignal,
): Promise<ProposedTransaction | undefined> {
  const network = core.networks.find(order.chainId)
  const router = swapRouters[order.chainId]
  if (!network || router === undefined) return undefined
  const { from, data } = approval
  const to = plainAddress(order.source.address)
  try {
    await core.backend.chains.call(network, 'eth_call', [{ from, to, data }, 'latest'], signal)
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    noteFailure(core, 'swap.approvalReset', error)
    return { ...approval, to, data: await encodeApproval(router, 0n), value: 0n }
  }
}
