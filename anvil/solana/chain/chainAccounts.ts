import { address, getAddressDecoder, type Address, type EncodedAccount } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { readTokenAccount } from '../tokens/readTokenAccount.ts'

/** An account's balances at one moment, as a transaction's record shows them. */
export interface AccountBalance {
  readonly lamports: bigint
  readonly token?: {
    readonly mint: string
    readonly owner: string
    readonly programId: string
    readonly units: bigint
    readonly decimals: number
  }
}

/** Reads the accounts of a local Solana. */
export interface ChainAccounts {
  /** Returns an account; `undefined` if there is none, as after all its coins were taken. */
  get(owner: Address): EncodedAccount | undefined
  ofProgram(program: Address): readonly EncodedAccount[]
  balance(owner: Address): AccountBalance
  /** Returns the decimals of a mint; `undefined` when there is no such mint. */
  decimals(mint: string): number | undefined
  /**
   * Returns the address at a place of a lookup table. Throws a `RangeError` if the table has no
   * address there.
   */
  tableAddress(table: Address, index: number): Address
}

/** The length of a lookup table's own data, after which its addresses follow. */
const tableHeader = 56

export function createChainAccounts(svm: LiteSVM): ChainAccounts {
  function get(owner: Address): EncodedAccount | undefined {
    const account = svm.getAccount(owner)
    return account.exists && account.lamports > 0n ? account : undefined
  }

  function decimals(mint: string): number | undefined {
    const account = get(address(mint))
    const read = account && readTokenAccount(bytesOf(account))
    return read?.kind === 'mint' ? read.mint.decimals : undefined
  }

  return {
    get,
    ofProgram: (program) => svm.getProgramAccounts(program),
    decimals,
    balance(owner) {
      const account = get(owner)
      if (account === undefined) return { lamports: 0n }
      const read = readTokenAccount(bytesOf(account))
      const digits = read?.kind === 'holding' ? decimals(read.holding.mint) : undefined
      if (read?.kind !== 'holding' || digits === undefined) return { lamports: account.lamports }
      const { mint, owner: holder, amount } = read.holding
      return {
        lamports: account.lamports,
        token: {
          mint,
          owner: holder,
          programId: account.programAddress,
          units: amount,
          decimals: digits,
        },
      }
    },
    tableAddress(table, index) {
      const start = tableHeader + 32 * index
      const data = get(table)?.data
      if (data === undefined || data.length < start + 32) {
        throw new RangeError('Transaction loads an address that its lookup table does not contain')
      }
      return getAddressDecoder().decode(data.slice(start, start + 32))
    },
  }
}

const bytesOf = ({ programAddress, data }: EncodedAccount) => ({
  programAddress,
  data: new Uint8Array(data),
})
