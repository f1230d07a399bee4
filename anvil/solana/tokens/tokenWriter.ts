import { address, lamports, type Address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { solanaAccounts } from '../solanaAccounts.ts'
import type { SolanaToken } from '../solanaTokens.ts'
import { associatedAccount } from './associatedAccount.ts'
import { holdingBytes, mintBytes } from './tokenAccountBytes.ts'
import { tokenPrograms } from './tokenPrograms.ts'

/** Writes mints and holdings without a transaction. */
export interface TokenWriter {
  /** Writes the mint of a token and the holdings of the test accounts at genesis. */
  genesis(token: SolanaToken): void
  /** Sets an owner's holding of a token, in base units, and adjusts the supply. */
  setHolding(token: SolanaToken, owner: Address, units: bigint): void
}

/** @param authority may create tokens, and gets their fees */
export function createTokenWriter(svm: LiteSVM, authority: Address): TokenWriter {
  const supplies = new Map<string, bigint>()
  const held = new Map<string, bigint>()

  function write(where: Address, data: Uint8Array, program: Address): void {
    svm.setAccount({
      address: where,
      data,
      executable: false,
      lamports: lamports(svm.minimumBalanceForRentExemption(BigInt(data.length))),
      programAddress: program,
      space: BigInt(data.length),
    })
  }

  function setHolding(token: SolanaToken, owner: Address, units: bigint): void {
    const program = tokenPrograms[token.program] as Address
    const mint = address(token.mint)
    const where = associatedAccount(owner, mint, program)
    const supply = (supplies.get(mint) ?? 0n) + units - (held.get(where) ?? 0n)
    supplies.set(mint, supply)
    held.set(where, units)
    write(where, holdingBytes(token, owner, units), program)
    write(mint, mintBytes(token, supply, authority), program)
  }

  return {
    setHolding,
    genesis(token) {
      token.held.forEach((whole, index) => {
        const owner = solanaAccounts[index]
        if (owner === undefined) return
        setHolding(token, address(owner.address), BigInt(whole) * 10n ** BigInt(token.decimals))
      })
    },
  }
}
