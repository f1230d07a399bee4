import { base58 } from '../../../../port/base58.ts'
import { RpcError } from '../../../shared/rpcError.ts'

/** The parts of a transaction's wire bytes that a signer needs. */
export interface WireTransaction {
  readonly message: Uint8Array
  /** Base58 addresses of the required signers, in the order of their signatures. */
  readonly signers: readonly string[]
  /** The calls of programs, in their order. */
  readonly instructions: readonly WireInstruction[]
  /** Returns the bytes with one signature inserted. */
  withSignature(signer: string, signature: Uint8Array): Uint8Array
}

/** One call of a program. An account of a lookup table has no address here. */
export interface WireInstruction {
  readonly program: string | undefined
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
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
    throw new RpcError(-32_602, 'These bytes are not a Solana transaction.')
  }
  const addresses = Array.from({ length: keys.value }, (_, index) =>
    base58.encode(message.slice(keys.at + 32 * index, keys.at + 32 * (index + 1))),
  )
  const signers = addresses.slice(0, count)
  return {
    message,
    signers,
    // The blockhash is between the keys and the instructions.
    instructions: readInstructions(message, end + 32, addresses),
    withSignature(signer, signature) {
      const signed = bytes.slice()
      signed.set(signature, first + 64 * signers.indexOf(signer))
      return signed
    },
  }
}

function readInstructions(
  message: Uint8Array,
  start: number,
  addresses: readonly string[],
): readonly WireInstruction[] {
  const { value: count, at: first } = shortLength(message, start)
  const instructions: WireInstruction[] = []
  let at = first
  for (let index = 0; index < count; index += 1) {
    const program = addresses[message[at] ?? -1]
    const accounts = shortLength(message, at + 1)
    const data = shortLength(message, accounts.at + accounts.value)
    at = data.at + data.value
    if (at > message.length)
      throw new RpcError(-32_602, 'These bytes are not a Solana transaction.')
    instructions.push({
      program,
      accounts: Array.from(
        message.slice(accounts.at, accounts.at + accounts.value),
        (each) => addresses[each],
      ),
      data: message.slice(data.at, at),
    })
  }
  return instructions
}

/** Reads a compact length of one to three bytes, seven bits each. */
function shortLength(bytes: Uint8Array, start: number): { value: number; at: number } {
  let value = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index] ?? 0
    value |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { value, at: start + index + 1 }
  }
  return { value, at: start + 3 }
}
