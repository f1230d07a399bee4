import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'
import { receiptTimeout } from '../../core/receiptTimeout.ts'

/** ms between two looks at a signature of Solana. */
const pollMs = 1_000

/** What became of a transaction; `undefined` when nobody knew within 25 s. Rejects with `chain.*`, `network.failed`. */
export async function awaitResult(
  { backend }: Pick<Core, 'backend'>,
  network: Network,
  hash: string,
): Promise<'success' | 'reverted' | undefined> {
  const { chains, clock } = backend
  if (network.chain !== 'solana') {
    const receipt = await chains.waitForReceipt(network, hash, { timeoutMs: receiptTimeout })
    return receipt?.status
  }
  for (let waited = 0; ; waited += pollMs) {
    const answer = await chains.call(network, 'getSignatureStatuses', [[hash]])
    const statuses: unknown = Object(answer).value
    const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
    const error: unknown = Object(status).err
    if (error !== undefined) return error === null ? 'success' : 'reverted'
    if (waited >= receiptTimeout) return undefined
    await clock.sleep('send.signaturePoll', pollMs)
  }
}
