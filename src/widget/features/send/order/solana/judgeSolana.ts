import { asRecord } from '../../../../../backends/port/asRecord.ts'
import type { Address } from '../../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../../backends/port/errors.ts'
import type { Network } from '../../../../../backends/port/network.ts'
import type { Core } from '../../../../core/core.ts'
import { associatedAccount } from '../../../../money/solana/associatedAccount.ts'
import { isOnCurve } from '../../../../money/solana/isOnCurve.ts'
import { readAccount } from '../../../../money/solana/readAccount.ts'
import { solanaAddress } from '../../../../money/solana/solanaAddress.ts'
import { solanaPrograms } from '../../../../money/solana/solanaPrograms.ts'
import type { RecipientVerdict } from '../recipientVerdict.ts'

interface Judged {
  readonly from: Address
  readonly recipient: Address
  /** The mints that the visitor holds or sends. */
  readonly tokens: readonly Address[]
  /** The wallets that the visitor has sent to. */
  readonly trusted: readonly Address[]
}

const { associated, system, token, token2022 } = solanaPrograms
const programs: readonly string[] = [associated, token, token2022]

/**
 * Whether the address is a program or a variable of the cluster, or the incinerator, which burns: a word, then only
 * ones.
 */
const isNative = (address: string) => /1{8}$/.test(address)

/** The most derived accounts that are compared. */
const maxMints = 30

/** Judges a recipient on Solana. Rejects like the chain, also with `chain.malformed` for an unreadable account. */
export async function judgeSolana(
  core: Pick<Core, 'backend'>,
  network: Network,
  { from, recipient, tokens, trusted }: Judged,
  signal: AbortSignal,
): Promise<RecipientVerdict> {
  if (isNative(recipient) || programs.includes(recipient) || tokens.includes(recipient)) {
    return 'notWallet'
  }
  const account = await readAccount(core, network, recipient, 'base64', signal)
  if (account !== null) {
    const { executable, owner } = asRecord(account)
    if (typeof owner !== 'string') {
      throw new FoyerError('chain.malformed', "The node's answer has no account data.")
    }
    const isLoaded = owner !== system && isNative(owner) && !/^(Stake|Vote)1/.test(owner)
    if (executable === true || programs.includes(owner) || isLoaded) return 'notWallet'
    if (owner !== system) return 'noKey'
  }
  const key = solanaAddress(recipient)
  if (key !== undefined && isOnCurve(key)) return 'wallet'
  return (await isTokenAccountOf([from, ...trusted], tokens, recipient)) ? 'notWallet' : 'noKey'
}

/** Whether the address is a token account of a known wallet, also before it exists. */
async function isTokenAccountOf(
  owners: readonly Address[],
  mints: readonly Address[],
  address: Address,
): Promise<boolean> {
  // The first mint is the one that is sent; the others are only compared for the sender.
  const pairs = owners.flatMap((owner, index) =>
    mints.slice(0, index === 0 ? maxMints : 1).map((mint) => [owner, mint] as const),
  )
  const accounts = await Promise.all(
    pairs.flatMap(([owner, mint]) =>
      [token, token2022].map((program) => associatedAccount(owner, mint, program)),
    ),
  )
  return accounts.includes(address)
}
