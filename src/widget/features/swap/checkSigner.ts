import { referenceOf } from '../../../backends/port/chainIds.ts'
import type { Core } from '../../core/core.ts'
import { plainAddress } from './swapRules.ts'
import type { SwapOrder } from './swapOrder.ts'
import type { SwapStop } from './swapStop.ts'

/**
 * At the moment of signing: account and network are still those of the order, and the wallet itself is on
 * that network. `undefined` means that nothing is wrong. Rejects like the wallet.
 */
export async function checkSigner(
  { networks, session }: Pick<Core, 'networks' | 'session'>,
  order: SwapOrder,
): Promise<SwapStop | undefined> {
  const isUser = () => plainAddress(session.address() ?? '') === plainAddress(order.user)
  const isChain = () => networks.store.getState().activeId === order.chainId
  const connection = session.connection()
  if (!connection || !isUser()) return 'account'
  if (!isChain()) return 'chain'
  const answer = await connection.provider.request({ method: 'eth_chainId' })
  if (Number(answer) !== Number(referenceOf(order.chainId))) return 'chain'
  // Asking takes a moment in which everything may have changed.
  if (session.connection() !== connection || !isUser()) return 'account'
  return isChain() ? undefined : 'chain'
}
