import { getBase58Decoder } from '@solana/kit'
import type { TransactionMetadata } from 'litesvm'

/** Returns the instructions that programs called, by the instruction that caused them. */
export function innerInstructions(meta: TransactionMetadata | undefined) {
  return (meta?.innerInstructions() ?? []).flatMap((inner, index) =>
    inner.length === 0
      ? []
      : [
          {
            index,
            instructions: inner.map((each) => ({
              programIdIndex: each.instruction().programIdIndex(),
              accounts: [...each.instruction().accounts()],
              data: getBase58Decoder().decode(each.instruction().data()),
              stackHeight: each.stackHeight(),
            })),
          },
        ],
  )
}
