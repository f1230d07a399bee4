import type { LocalToken } from '../tokenList.ts'

/** Returns the transfer fee of a token in ten thousandths, which its pool must include. */
export function poolTransferFee({ kind }: Pick<LocalToken, 'kind'>): number {
  return kind === 'feeOnTransfer' ? 100 : 0
}
