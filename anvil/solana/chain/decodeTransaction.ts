import {
  getBase58Decoder,
  getTransactionDecoder,
  type Address,
  type Transaction,
} from '@solana/kit'
import { readMessage, type Message } from './readMessage.ts'

/** A transaction as it was received. */
export interface DecodedTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: Message
  /**
   * The signatures in base58, in the order of the signers; 64 zero bytes where one is missing. The
   * first one names the transaction.
   */
  readonly signatures: readonly string[]
  readonly isSigned: boolean
}

/** @throws for bytes that are no transaction */
export function decodeTransaction(
  wire: Uint8Array,
  tableAddress: (table: Address, index: number) => Address,
): DecodedTransaction {
  const transaction = getTransactionDecoder().decode(wire)
  const signatures = Object.values(transaction.signatures)
  return {
    wire,
    transaction,
    message: readMessage(new Uint8Array(transaction.messageBytes), tableAddress),
    signatures: signatures.map((each) => getBase58Decoder().decode(each ?? new Uint8Array(64))),
    isSigned: signatures.every((each) => each !== null),
  }
}
