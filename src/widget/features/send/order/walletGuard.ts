import { asRecord } from '../../../../backends/port/asRecord.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { readAccount } from '../../../money/solana/readAccount.ts'
import { solanaPrograms } from '../../../money/solana/solanaPrograms.ts'
import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import type { Transfer } from './transfer.ts'

/**
 * Guard: on Solana the recipient is not a token account. Tokens owned by a token account are lost, and a visitor who
 * copied such an address made a mistake. Rejects like the chain.
 */
export async function walletGuard({
  core,
  order: { shown },
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<
  { readonly kind: 'tokenAccount' } | undefined
> {
  const network = core.networks.find(shown.chainId)
  if (!network) throw new FoyerError('none.network', 'No network found')
  if (network.chain !== 'solana') return undefined
  const { owner } = asRecord(await readAccount(core, network, shown.recipient, 'base64', signal))
  const { token, token2022 } = solanaPrograms
  return owner === token || owner === token2022 ? { kind: 'tokenAccount' } : undefined
}
