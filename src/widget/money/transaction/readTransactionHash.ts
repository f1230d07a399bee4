import { asRecord } from '../../../backends/port/asRecord.ts'
import { namespaceOf, type ChainId } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'

/**
 * Returns the hash in a wallet's answer to a transaction; on Solana its signature. Throws
 * `wallet.malformed` for any other answer, because without a hash it is not certain that something
 * was sent.
 */
export function readTransactionHash(chainId: ChainId, answer: unknown): string {
  const onSolana = namespaceOf(chainId) === 'solana'
  const hash: unknown = onSolana ? asRecord(answer).signature : answer
  const form = onSolana ? /^[1-9A-HJ-NP-Za-km-z]{64,88}$/ : /^0x[0-9a-f]{64}$/i
  if (typeof hash === 'string' && form.test(hash)) return hash
  throw new FoyerError('wallet.malformed', 'The wallet answered the transaction without its hash.')
}
