import type { Address } from '../../../backends/port/connectors.ts'
import { keyBytes } from './keyBytes.ts'

/** One call of a program, with the accounts in the program's order. */
export interface SolanaInstruction {
  readonly program: Address
  readonly accounts: readonly { readonly address: Address; readonly writable: boolean }[]
  readonly data: readonly number[]
}

const signatureLength = 64

/**
 * A Solana transaction in wire format (legacy message), base64, with room for the signature of its only signer, who
 * pays. Throws `internal` for an invalid address.
 */
export function compileSolana(
  payer: Address,
  blockhash: string,
  instructions: readonly SolanaInstruction[],
): string {
  const allAccounts = instructions.flatMap(({ accounts }) => accounts)
  const written = new Set([
    payer,
    ...allAccounts.filter(({ writable }) => writable).map(({ address }) => address),
  ])
  const all = new Set([
    ...written,
    ...allAccounts.map(({ address }) => address),
    ...instructions.map(({ program }) => program),
  ])
  const keys = [...all]
  const indexOf = (address: Address) => keys.indexOf(address)
  // One writable signer; this many of the others are read-only.
  const header = [1, 0, all.size - written.size]
  const calls = instructions.flatMap(({ program, accounts, data }) => [
    indexOf(program),
    accounts.length,
    ...accounts.map(({ address }) => indexOf(address)),
    data.length,
    ...data,
  ])
  const message = [
    ...header,
    keys.length,
    ...keys.flatMap(keyBytes),
    ...keyBytes(blockhash),
    instructions.length,
    ...calls,
  ]
  const wire = [1, ...new Uint8Array(signatureLength), ...message]
  return btoa(String.fromCharCode(...wire))
}
