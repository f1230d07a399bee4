import type { ChainId } from '../../../port/chainIds.ts'
import { swapCall, type SwapCall } from '../../chains/swap/swapCall.ts'
import { tokenCall, type TokenCall } from '../../chains/tokens/tokenCall.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import type { RequestedCall } from './readTransaction.ts'

/** The effect of a call, as far as its data shows. */
export type CallMeaning =
  | { readonly kind: 'creation' }
  | { readonly kind: 'swap'; readonly swap: SwapCall }
  | { readonly kind: 'token'; readonly call: TokenCall }
  | { readonly kind: 'payment' }
  | { readonly kind: 'call' }

/** Decodes a call for the person who decides. */
export function callMeaning(
  world: Pick<WorldState, 'chains' | 'tokens'>,
  chainId: ChainId,
  { to, data, value, isCreation }: RequestedCall,
): CallMeaning {
  if (isCreation) return { kind: 'creation' }
  const swap = swapCall(world, chainId, { to, data })
  if (swap !== undefined) return { kind: 'swap', swap }
  // A token call normally sends no coins; one that does is shown as a plain call.
  const call = value > 0n ? undefined : tokenCall(world, chainId, { to, data })
  if (call !== undefined) return { kind: 'token', call }
  return { kind: data === '0x' ? 'payment' : 'call' }
}
