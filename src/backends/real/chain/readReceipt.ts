import type { Receipt } from '../../port/chains.ts'
import { FoyerError } from '../../port/errors.ts'
import { hexQuantity } from '../guards/numbers.ts'
import { isRecord } from '../../port/isRecord.ts'

/**
 * Reads the response of `eth_getTransactionReceipt`; `undefined` while there is no receipt. Throws `chain.malformed`.
 */
export function readReceipt(answer: unknown, hash: string): Receipt | undefined {
  if (answer === null || answer === undefined) return undefined
  if (isRecord(answer) && sameHash(answer.transactionHash, hash)) {
    const status = hexQuantity(answer.status)
    const blockNumber = hexQuantity(answer.blockNumber)
    if (blockNumber !== undefined && (status === 0n || status === 1n)) {
      return { hash, status: status === 1n ? 'success' : 'reverted', blockNumber }
    }
  }
  throw new FoyerError('chain.malformed', `Failed to read the receipt of ${hash}: unknown shape.`)
}

function sameHash(value: unknown, hash: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === hash.toLowerCase()
}
