import type { Message } from './readMessage.ts'

/** The cost of each signature in lamports. */
const perSignature = 5_000n
const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
const defaultUnits = 200_000n
const maxUnits = 1_400_000n

/** Returns the fee of a transaction in lamports: the signatures and the priority fee. */
export function transactionFee({ header, instructions, keys }: Message): bigint {
  let limit: bigint | undefined
  let price = 0n
  let ordinary = 0n
  for (const { programIndex, data } of instructions) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (keys[programIndex] !== computeBudgetProgram) ordinary += 1n
    else if (data[0] === 2 && data.length >= 5) limit = BigInt(view.getUint32(1, true))
    else if (data[0] === 3 && data.length >= 9) price = view.getBigUint64(1, true)
  }
  const wanted = limit ?? ordinary * defaultUnits
  const units = wanted > maxUnits ? maxUnits : wanted
  // The price is in millionths of a lamport per unit, and a fraction of a lamport counts as a whole
  // one.
  return (
    BigInt(header.numRequiredSignatures) * perSignature + (price * units + 999_999n) / 1_000_000n
  )
}
