import {
  getCompiledTransactionMessageDecoder,
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
} from '@solana/kit'

/** One instruction. Its accounts are indexes in the list of all keys. */
export interface MessageInstruction {
  readonly programIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** The content of a transaction's message, with the addresses of its lookup tables. */
export interface Message {
  readonly version: 'legacy' | number
  readonly blockhash: string
  readonly header: {
    readonly numRequiredSignatures: number
    readonly numReadonlySignedAccounts: number
    readonly numReadonlyUnsignedAccounts: number
  }
  /** The keys in the message itself. */
  readonly staticKeys: readonly Address[]
  /** The keys from lookup tables, the writable ones first. */
  readonly loaded: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  /** All keys, in the order by which instructions name them. */
  readonly keys: readonly Address[]
  readonly instructions: readonly MessageInstruction[]
  readonly lookups: readonly {
    readonly accountKey: Address
    readonly writableIndexes: readonly number[]
    readonly readonlyIndexes: readonly number[]
  }[]
  isSigner(index: number): boolean
  isWritable(index: number): boolean
}

/**
 * @param tableAddress the address at a place of a lookup table; throws if the table has no address there
 * @throws for bytes that are no message
 */
export function readMessage(
  bytes: Uint8Array,
  tableAddress: (table: Address, index: number) => Address,
): Message {
  const compiled: CompiledTransactionMessage & Partial<CompiledTransactionMessageWithLifetime> =
    getCompiledTransactionMessageDecoder().decode(bytes)
  if (compiled.version === 1) throw new RangeError('Transaction version 1 is not supported')
  const { header, staticAccounts, version } = compiled
  const tables = 'addressTableLookups' in compiled ? (compiled.addressTableLookups ?? []) : []
  const lookups = tables.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
    accountKey: lookupTableAddress,
    writableIndexes,
    readonlyIndexes,
  }))
  const loaded = {
    writable: lookups.flatMap(({ accountKey, writableIndexes }) =>
      writableIndexes.map((index) => tableAddress(accountKey, index)),
    ),
    readonly: lookups.flatMap(({ accountKey, readonlyIndexes }) =>
      readonlyIndexes.map((index) => tableAddress(accountKey, index)),
    ),
  }
  const signers = header.numSignerAccounts
  const writableSigners = signers - header.numReadonlySignerAccounts
  const writableStatic = staticAccounts.length - header.numReadonlyNonSignerAccounts
  const writableLoaded = staticAccounts.length + loaded.writable.length
  return {
    version,
    blockhash: compiled.lifetimeToken ?? '',
    header: {
      numRequiredSignatures: signers,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    staticKeys: staticAccounts,
    loaded,
    keys: [...staticAccounts, ...loaded.writable, ...loaded.readonly],
    instructions: compiled.instructions.map(({ programAddressIndex, accountIndices, data }) => ({
      programIndex: programAddressIndex,
      accounts: accountIndices ?? [],
      data: new Uint8Array(data ?? []),
    })),
    lookups,
    isSigner: (index) => index < signers,
    isWritable(index) {
      if (index < signers) return index < writableSigners
      if (index < staticAccounts.length) return index < writableStatic
      return index < writableLoaded
    },
  }
}
