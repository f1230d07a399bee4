import type { Receipt, ReceiptLog } from '../../port/chains.ts'
import { FoyerError } from '../../port/errors.ts'
import { evmAddress } from '../guards/addresses.ts'
import { hexData, hexQuantity } from '../guards/numbers.ts'
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
      const { logs } = answer
      return {
        hash,
        status: status === 1n ? 'success' : 'reverted',
        blockNumber,
        ...(Array.isArray(logs) ? { logs: logs.flatMap((log) => readLog(log) ?? []) } : {}),
      }
    }
  }
  throw new FoyerError('chain.malformed', `Failed to read the receipt of ${hash}: unknown shape.`)
}

/** Reads a log. A malformed one proves nothing, so it is omitted. */
function readLog(log: unknown): ReceiptLog | undefined {
  if (!isRecord(log) || !Array.isArray(log.topics)) return undefined
  const address = evmAddress(log.address)
  const data = hexData(log.data)
  const topics = log.topics.flatMap((topic) => hexData(topic) ?? [])
  if (address === undefined || data === undefined) return undefined
  return topics.length === log.topics.length ? { address, topics, data } : undefined
}

function sameHash(value: unknown, hash: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === hash.toLowerCase()
}
