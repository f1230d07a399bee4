import { FoyerError } from '../../../../backends/port/errors.ts'
import { solanaAddress } from '../recipient/solanaAddress.ts'
import type { Transfer } from './transfer.ts'

/** Lamports that a signature costs, and a transfer has one. */
export const solanaFee = 5_000n

/** `Transfer` among the instructions of the system program. */
const transferInstruction = 2
const signatureLength = 64

/**
 * A transfer of coins as Solana has it on the wire (legacy message), base64, with room for the wallet's
 * signature: one instruction of the system program, so many lamports from sender to recipient. Throws
 * `internal` for tokens, for an amount that no account holds, for somebody's transfer to themselves and
 * for what is no address.
 */
export function solanaTransfer(transfer: Transfer, blockhash: string): string {
  const { from, recipient, token, units } = transfer
  const [payer, payee, recent] = [from, recipient, blockhash].map(solanaAddress)
  const sound = token === undefined && units > 0n && units < 2n ** 64n && from !== recipient
  if (!payer || !payee || !recent || !sound) {
    throw new FoyerError('internal', 'Refused to send: not a transfer of coins between addresses.')
  }
  const systemProgram = new Uint8Array(32)
  // One signer, who pays; of the others one, the program, is only read.
  const header = [1, 0, 1]
  const keys = [3, ...payer, ...payee, ...systemProgram]
  // One instruction: program 2 of the list, accounts 0 and 1, twelve bytes.
  const instruction = [1, 2, 2, 0, 1, 12]
  const data = [...littleEndian(BigInt(transferInstruction), 4), ...littleEndian(units, 8)]
  const message = [...header, ...keys, ...recent, ...instruction, ...data]
  const wire = [1, ...new Uint8Array(signatureLength), ...message]
  return btoa(String.fromCharCode(...wire))
}

function littleEndian(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
