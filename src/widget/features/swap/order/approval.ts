import type { Address } from '../../../../backends/port/connectors.ts'
import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import type { SwapOrder, SwapStop } from '../swapTypes.ts'
import { swapRouters } from './swapRouters.ts'
import type { Core } from '../../../core/core.ts'
import { isRefusal } from '../../../core/kernel/isRefusal.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'

/** Calldata of an ERC-20 `approve`, lower case. `units` in base units. */
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
 * Holds a proposed approval against the order before it is signed: the known router of that network
 * and exactly the amount that is swapped, on the source token, without any coins, from the visitor.
 * `units` is 0 where an older limit is set back first. `undefined` means that nothing is wrong.
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
  const wanted = await encodeApproval(router, units)
  // Whatever is not byte for byte the approval wanted has either another spender or another amount.
  if (data.toLowerCase() === wanted) return undefined
  const spenderEnd = selector.length + 64
  return data.toLowerCase().slice(0, spenderEnd) === wanted.slice(0, spenderEnd)
    ? 'allowance'
    : 'spender'
}

/**
 * The approval that sets an older limit back to zero, for tokens that let a limit be changed by way of
 * zero only; `undefined` where the wanted approval goes through as it is. The chain is asked, no list.
 * Rejects like the chain, except where the token itself refuses.
 */
export async function approvalReset(
  core: Pick<Core, 'backend' | 'networks' | 'inspect'>,
  wanted: ProposedTransaction,
  order: SwapOrder,
  signal: AbortSignal,
): Promise<ProposedTransaction | undefined> {
  const network = core.networks.find(order.chainId)
  const router = swapRouters[order.chainId]
  if (!network || router === undefined) return undefined
  const { from, data } = wanted
  const to = plainAddress(order.source.address)
  try {
    await core.backend.chains.call(network, 'eth_call', [{ from, to, data }, 'latest'], signal)
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    noteFailure(core, 'swap.approvalReset', error)
    return { ...wanted, to, data: await encodeApproval(router, 0n), value: 0n }
  }
}
