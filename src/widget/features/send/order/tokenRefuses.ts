import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'
import { transactionOf, type Transfer } from './transfer.ts'

/**
 * Whether the token's contract would answer `false` to the transfer, by which it refuses without reverting. Rejects
 * like the chain, also if the contract reverts.
 */
export async function tokenRefuses(
  { backend }: Pick<Core, 'backend'>,
  network: Network,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<boolean> {
  if (network.chain !== 'eip155' || transfer.token === undefined) return false
  const { from, to, data } = transactionOf(transfer)
  const params = [{ from, to, data }, 'latest']
  const answer = await backend.chains.call(network, 'eth_call', params, signal)
  return typeof answer === 'string' && /^0x0{64}$/.test(answer)
}
