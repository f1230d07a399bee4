import { base58 } from '../../../../port/base58.ts'
import { RpcError } from '../../../shared/rpcError.ts'

/** The parts of a transaction's wire bytes that a signer needs. */
export interface WireTransaction {
  readonly message: Uint8Array
  /** Base58 addresses of the required signers, in the order of their signatures. */
  readonly signers: readonly string[]
  /** The bytes with one signature inserted. */
  withSignature(signer: string, signature: Uint8Array): Uint8Array
}

/** Parses a legacy or versioned transaction: a compact length, 64 bytes per signature, then the message. Throws -32602. */
export function readWireTransaction(bytes: Uint8Array): WireTransaction {
  const { value: count, at: first } = shortLength(bytes, 0)
  const messageAt = first + 64 * count
  const message = bytes.slice(messageAt)
  // A versioned message starts with an additional byte, whose highest bit is set.
  const header = (message[0] ?? 0) >= 0x80 ? 1 : 0
  const required = message[header] ?? 0
  const keys = shortLength(message, header + 3)
  const end = keys.at + 32 * keys.value
  if (count === 0 || required !== count || keys.value < count || message.length < end + 32) {
    throw new RpcError(-32_602, 'These bytes are no Solana transaction.')
  }
  const signers = Array.from({ length: count }, (_, index) =>
    base58.encode(message.slice(keys.at + 32 * index, keys.at + 32 * (index + 1))),
  )
  return {
    message,
    signers,
    withSignature(signer, signature) {
      const signed = bytes.slice()
      signed.set(signature, first + 64 * signers.indexOf(signer))
      return signed
    },
  }
}

/** A compact length of one to three bytes, seven bits each. */
function shortLength(bytes: Uint8Array, start: number): { value: number; at: number } {
  let value = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index] ?? 0
    value |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { value, at: start + index + 1 }
  }
  return { value, at: start + 3 }
}
