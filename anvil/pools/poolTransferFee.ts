import type { LocalToken } from '../tokenList.ts'

/** What a token keeps of every transfer, in ten thousandths: its pool must count with that. */
export function poolTransferFee({ kind }: Pick<LocalToken, 'kind'>): number {
  return kind === 'feeOnTransfer' ? 100 : 0
}
