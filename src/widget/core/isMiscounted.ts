import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Address } from '../../backends/port/connectors.ts'
import type { Core } from './core.ts'
import { isRefusal } from './isRefusal.ts'

/** Four bytes of `decimals()`. */
const decimalsSelector = '0x313ce567'

/**
 * True when a token counts in other units than the amount that was shown, as a lying service would have
 * it: each digit too many multiplies by ten what is signed. The coin of a network has the units of its
 * network, `token` absent; a token's own contract is asked, and believed when it does not tell. Rejects
 * like the chain.
 */
export async function isMiscounted(
  { backend, networks }: Pick<Core, 'backend' | 'networks'>,
  {
    chainId,
    token,
    decimals,
  }: {
    readonly chainId: ChainId
    readonly token: Address | undefined
    readonly decimals: number
  },
  signal: AbortSignal,
): Promise<boolean> {
  const network = networks.find(chainId)
  if (!network) return false
  if (token === undefined) return network.currency.decimals !== decimals
  if (network.chain !== 'eip155') return false
  const call = { to: token, data: decimalsSelector }
  try {
    const answer = await backend.chains.call(network, 'eth_call', [call, 'latest'], signal)
    return typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer)
      ? BigInt(answer) !== BigInt(decimals)
      : false
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
