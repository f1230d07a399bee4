import { evmChainId } from '../../../backends/port/chainIds.ts'
import type { GuardContext } from './transactionGuard.ts'

/**
 * Guard: the wallet itself reports the chain of the order. On Solana a connection has only one chain. Rejects like the
 * wallet.
 */
export async function walletChain({
  connection,
  order,
}: Pick<GuardContext<unknown>, 'connection' | 'order'>): Promise<{ kind: 'chain' } | undefined> {
  if (connection.chain !== 'eip155') return undefined
  const answer = await connection.provider.request({ method: 'eth_chainId' })
  return evmChainId(String(answer)) === order.chainId ? undefined : { kind: 'chain' }
}
