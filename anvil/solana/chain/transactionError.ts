import type { FailedTransactionMetadata } from 'litesvm'

/** Why a transaction failed, in the format of nodes: a name, or a name with its details. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/**
 * The names of failures by their number at the virtual machine, with the message if it cannot be
 * derived from the name.
 */
const failures: readonly (readonly [name: string, words?: string])[] = [
  ['AccountInUse', 'Account in use'],
  ['AccountLoadedTwice', 'Account loaded twice'],
  ['AccountNotFound', 'Attempt to debit an account but found no record of a prior credit.'],
  ['ProgramAccountNotFound', 'Attempt to load a program that does not exist'],
  ['InsufficientFundsForFee', 'Insufficient funds for fee'],
  ['InvalidAccountForFee', 'This account may not be used to pay transaction fees'],
  ['AlreadyProcessed', 'This transaction has already been processed'],
  ['BlockhashNotFound', 'Blockhash not found'],
  ['CallChainTooDeep', 'Loader call chain is too deep'],
  ['MissingSignatureForFee', 'Transaction requires a fee but has no signature present'],
  ['InvalidAccountIndex', 'Transaction contains an invalid account reference'],
  ['SignatureFailure', 'Transaction did not pass signature verification'],
  ['InvalidProgramForExecution', 'This program may not be used for executing instructions'],
  ['SanitizeFailure', 'Transaction failed to sanitize accounts offsets correctly'],
  ['ClusterMaintenance', 'Transactions are currently disabled due to cluster maintenance'],
  ['AccountBorrowOutstanding'],
  ['WouldExceedMaxBlockCostLimit'],
  ['UnsupportedVersion', 'Transaction version is unsupported'],
  ['InvalidWritableAccount', 'Transaction loads a writable account that cannot be written'],
  ['WouldExceedMaxAccountCostLimit'],
  ['WouldExceedAccountDataBlockLimit'],
  ['TooManyAccountLocks', 'Transaction locked too many accounts'],
  ['AddressLookupTableNotFound', "Transaction loads an address table account that doesn't exist"],
  ['InvalidAddressLookupTableOwner'],
  ['InvalidAddressLookupTableData'],
  ['InvalidAddressLookupTableIndex'],
  ['InvalidRentPayingAccount'],
  ['WouldExceedMaxVoteCostLimit'],
  ['WouldExceedAccountDataTotalLimit'],
  ['MaxLoadedAccountsDataSizeExceeded'],
  ['ResanitizationNeeded'],
  ['InvalidLoadedAccountsDataSizeLimit'],
  ['UnbalancedTransaction'],
  ['ProgramCacheHitMaxLimit'],
  ['CommitCancelled'],
]

/** The same for the failures of an instruction. */
const instructionFailures: readonly (readonly [name: string, words?: string])[] = [
  ['GenericError', 'generic instruction error'],
  ['InvalidArgument', 'invalid program argument'],
  ['InvalidInstructionData', 'invalid instruction data'],
  ['InvalidAccountData', 'invalid account data for instruction'],
  ['AccountDataTooSmall', 'account data too small for instruction'],
  ['InsufficientFunds', 'insufficient funds for instruction'],
  ['IncorrectProgramId', 'incorrect program id for instruction'],
  ['MissingRequiredSignature', 'missing required signature for instruction'],
  ['AccountAlreadyInitialized', 'instruction requires an uninitialized account'],
  ['UninitializedAccount', 'instruction requires an initialized account'],
  ['UnbalancedInstruction'],
  ['ModifiedProgramId'],
  ['ExternalAccountLamportSpend'],
  ['ExternalAccountDataModified'],
  ['ReadonlyLamportChange', 'instruction changed the balance of a read-only account'],
  ['ReadonlyDataModified', 'instruction modified data of a read-only account'],
  ['DuplicateAccountIndex'],
  ['ExecutableModified'],
  ['RentEpochModified'],
  ['NotEnoughAccountKeys', 'insufficient account keys for instruction'],
  ['AccountDataSizeChanged'],
  ['AccountNotExecutable', 'instruction expected an executable account'],
  ['AccountBorrowFailed'],
  ['AccountBorrowOutstanding'],
  ['DuplicateAccountOutOfSync'],
  ['InvalidError'],
  ['ExecutableDataModified'],
  ['ExecutableLamportChange'],
  ['ExecutableAccountNotRentExempt'],
  ['UnsupportedProgramId', 'Unsupported program id'],
  ['CallDepth'],
  ['MissingAccount', 'An account required by the instruction is missing'],
  ['ReentrancyNotAllowed'],
  ['MaxSeedLengthExceeded'],
  ['InvalidSeeds', 'Provided seeds do not result in a valid address'],
  ['InvalidRealloc', 'Failed to reallocate account data'],
  ['ComputationalBudgetExceeded', 'Computational budget exceeded'],
  ['PrivilegeEscalation'],
  ['ProgramEnvironmentSetupFailure'],
  ['ProgramFailedToComplete', 'Program failed to complete'],
  ['ProgramFailedToCompile', 'Program failed to compile'],
  ['Immutable', 'Account is immutable'],
  ['IncorrectAuthority', 'Incorrect authority provided'],
  ['AccountNotRentExempt'],
  ['InvalidAccountOwner', 'Invalid account owner'],
  ['ArithmeticOverflow', 'Program arithmetic overflowed'],
  ['UnsupportedSysvar', 'Unsupported sysvar'],
  ['IllegalOwner', 'Provided owner is not allowed'],
  ['MaxAccountsDataAllocationsExceeded'],
  ['MaxAccountsExceeded'],
  ['MaxInstructionTraceLengthExceeded'],
  ['BuiltinProgramsMustConsumeComputeUnits'],
  ['BorshIoError', 'Failed to serialize or deserialize account data'],
]

/** A failure with the message that nodes have for it. */
export interface DescribedError {
  readonly error: TransactionError
  readonly words: string
}

/** Reads the reason why the virtual machine refused or failed a transaction. */
export function readTransactionError(failed: FailedTransactionMetadata): DescribedError {
  const error: unknown = failed.err()
  if (typeof error === 'number') return named(failures, error)
  const { index, accountIndex, err } = Object(error) as Record<string, unknown>
  if (typeof err === 'function') {
    const inner = instructionError(Reflect.apply(err, error, []))
    return {
      error: { InstructionError: [Number(index), inner.error] },
      words: `Error processing Instruction ${Number(index)}: ${inner.words}`,
    }
  }
  const at = Number(accountIndex ?? index)
  if (accountIndex === undefined) {
    const words = `Transaction contains a duplicate instruction (${at}) that is not allowed`
    return { error: { DuplicateInstruction: at }, words }
  }
  const words = `Transaction results in an account (${at}) with insufficient funds for rent`
  return { error: { InsufficientFundsForRent: { account_index: at } }, words }
}

/** Returns a failure that only has a name. */
export function transactionError(name: string): DescribedError {
  return named(
    failures,
    failures.findIndex(([each]) => each === name),
  )
}

function instructionError(error: unknown): DescribedError {
  if (typeof error === 'number') return named(instructionFailures, error)
  const { code, msg } = Object(error) as Record<string, unknown>
  if (typeof code === 'number') {
    return { error: { Custom: code }, words: `custom program error: 0x${code.toString(16)}` }
  }
  return { error: { BorshIoError: String(msg ?? '') }, words: 'Failed to serialize account data' }
}

function named(list: typeof failures, at: number): DescribedError {
  const [name = 'UnknownError', words = name] = list[at] ?? []
  return { error: name, words }
}
