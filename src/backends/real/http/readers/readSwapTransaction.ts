import type { ChainId } from '../../../port/chainIds.ts'
import type { ProposedTransaction } from '../../../port/services/swap.ts'
import { baseUnits, hexData } from '../../guards/numbers.ts'
import { caip10 } from '../../guards/addresses.ts'
import { asRecord } from '../../../port/asRecord.ts'
import { isRecord } from '../../../port/isRecord.ts'

/** A proposed transaction as the service sent it, with `amount` and `value` if the call has them. */
export interface SentTransaction extends Omit<ProposedTransaction, 'value'> {
  readonly value: bigint | undefined
  readonly amount: bigint | undefined
}

/**
 * Reads the `tx` of an approval or a swap; `undefined` when a part is malformed or on another chain
 * than `chainId` (wire 1.9). A missing or zero gas means that it was not estimated.
 */
export function readSwapTransaction(
  answer: unknown,
  chainId: ChainId | undefined,
): SentTransaction | undefined {
  const tx = asRecord(answer).tx
  if (!isRecord(tx) || !isRecord(tx.eip155)) return undefined
  const from = caip10(tx.from)
  const to = caip10(tx.to)
  const data = hexData(tx.data)
  const gasPrice = baseUnits(tx.eip155.gasPrice)
  if (from === undefined || to === undefined) return undefined
  if (from.chainId !== chainId || to.chainId !== chainId) return undefined
  if (data === undefined || gasPrice === undefined) return undefined
  const gas = baseUnits(tx.eip155.gas ?? '0')
  if (gas === undefined) return undefined
  return {
    from: from.address,
    to: to.address,
    data,
    gasPrice,
    value: baseUnits(tx.value),
    amount: baseUnits(tx.amount),
    ...(gas === 0n ? {} : { gas }),
  }
}
