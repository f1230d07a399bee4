import type { Core } from '../../core/core.ts'
import { isMiscounted } from '../../core/isMiscounted.ts'
import type { SwapOrder } from './swapOrder.ts'
import { isNative, plainAddress } from './swapRules.ts'
import type { SwapStop } from './swapStop.ts'

/**
 * Holds the decimals that the service gave its tokens against the chain, for amounts on screen are whole
 * units times a power of ten. `undefined` means that nothing is wrong. Rejects like the chain.
 */
export async function checkUnits(
  core: Pick<Core, 'backend' | 'networks'>,
  { chainId, source, target }: SwapOrder,
  signal: AbortSignal,
): Promise<SwapStop | undefined> {
  const wrong = await Promise.all(
    [source, target].map((each) => {
      const token = isNative(each) ? undefined : plainAddress(each.address)
      return isMiscounted(core, { chainId, token, decimals: each.decimals }, signal)
    }),
  )
  return wrong.includes(true) ? 'units' : undefined
}
