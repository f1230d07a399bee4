import { asRecord } from '../../../../backends/port/asRecord.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { GuardContext } from '../../../core/transaction/transactionGuard.ts'
import type { Transfer } from './transfer.ts'

/**
 * Guard: on Solana the recipient is no account of a token program. Tokens whose owner is one are lost, and whoever copied
 * the address of an account instead of its owner's has made a mistake. Rejects like the chain.
 */
export async function walletGuard({
  core: { backend, networks },
  order: { shown },
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<
  { readonly kind: 'tokenAccount' } | undefined
> {
  const network = networks.find(shown.chainId)
  if (!network) throw new FoyerError('none.network', 'No network found')
  if (network.chain !== 'solana') return undefined
  const params = [shown.recipient, { encoding: 'base64', commitment: 'confirmed' }]
  const answer = asRecord(await backend.chains.call(network, 'getAccountInfo', params, signal))
  const { owner } = asRecord(answer.value)
  return String(owner).startsWith('Token') ? { kind: 'tokenAccount' } : undefined
}
