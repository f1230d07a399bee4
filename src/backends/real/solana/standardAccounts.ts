import { FoyerError } from '../../port/errors.ts'
import { asRecord } from '../../port/asRecord.ts'
import { isRecord } from '../../port/isRecord.ts'
import { solanaAddress } from '../guards/addresses.ts'

const MAX_ACCOUNTS = 1_000

/** An account of a wallet: its address, and the object by which the wallet recognises it in a signing request. */
export interface StandardAccount {
  readonly address: string
  readonly account: unknown
}

/** Returns the current Solana accounts of a wallet, checked. Throws `wallet.malformed`. */
export function standardAccounts(value: unknown): readonly StandardAccount[] {
  if (!Array.isArray(value) || value.length > MAX_ACCOUNTS) throw malformed()
  return value.filter(isForSolana).map((account: unknown) => {
    const address = solanaAddress(asRecord(account).address)
    if (address === undefined) throw malformed()
    return { address, account }
  })
}

/** True for an account of Solana. Wallets of several namespaces list all accounts together. */
function isForSolana(account: unknown): boolean {
  if (!isRecord(account) || !Array.isArray(account.chains)) return true
  return account.chains.some((chain: unknown) => String(chain).startsWith('solana:'))
}

function malformed(): FoyerError {
  return new FoyerError('wallet.malformed', "The wallet's accounts answer has an unknown shape.")
}
