import { explorerUrlWith } from './explorerUrlWith.ts'

/** The form of a hash of an EVM chain, or of a signature of Solana. */
const hashForm = /^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$/

/**
 * Returns the page of a transaction at a block explorer; `undefined` without an explorer or a
 * proper hash.
 */
export function explorerTransactionUrl(
  explorerUrl: string | undefined,
  hash: string,
): string | undefined {
  if (explorerUrl === undefined || !hashForm.test(hash)) return undefined
  return explorerUrlWith(explorerUrl, `tx/${hash}`)
}
