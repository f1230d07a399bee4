import { FoyerError } from '../../../../../backends/port/errors.ts'
import type { Network } from '../../../../../backends/port/network.ts'
import type { Core } from '../../../../core/core.ts'
import { readMint } from '../../../../money/tokens/readMint.ts'
import { associatedAccount } from '../../../../money/solana/associatedAccount.ts'
import { readAccount } from '../../../../money/solana/readAccount.ts'
import { solanaPrograms } from '../../../../money/solana/solanaPrograms.ts'
import type { Transfer } from '../transfer.ts'
import type { TokenRoute } from './tokenRoute.ts'

/** A route and its cost in addition to the network fee. */
export interface PricedRoute extends TokenRoute {
  /** The rent of a new recipient account, in lamports; 0 if the account exists. */
  readonly rent: bigint
}

/** The sizes of token accounts in bytes: of the token program, of Token-2022, and of Token-2022 with a transfer fee. */
const sizes = { plain: 165, extended: 170, withFee: 182 } as const

/**
 * Derives the token accounts of a transfer and reads whether the recipient's exists. With a wrong answer the transfer
 * fails, but reaches no other account. The coin needs no route. Rejects with `chain.malformed` for an invalid mint or
 * amount, `internal`, and like the chain.
 */
export async function readTokenRoute(
  core: Pick<Core, 'backend'>,
  network: Network,
  { from, recipient, token }: Pick<Transfer, 'from' | 'recipient' | 'token'>,
  signal: AbortSignal,
): Promise<PricedRoute | undefined> {
  if (token === undefined) return undefined
  const { program, hasTransferFee } = await readMint(core, network, token, signal)
  const [source, destination] = await Promise.all([
    associatedAccount(from, token, program),
    associatedAccount(recipient, token, program),
  ])
  const route = { program, source, destination }
  const account = await readAccount(core, network, destination, 'base64', signal)
  if (account !== null) return { ...route, creates: false, rent: 0n }
  const isPlain = program === solanaPrograms.token
  const size = isPlain ? sizes.plain : hasTransferFee ? sizes.withFee : sizes.extended
  const params = [size]
  const rent = await core.backend.chains.call(
    network,
    'getMinimumBalanceForRentExemption',
    params,
    signal,
  )
  if (!Number.isSafeInteger(rent) || Number(rent) < 0) {
    throw new FoyerError('chain.malformed', "The node's answer has no account data.")
  }
  return { ...route, creates: true, rent: BigInt(Number(rent)) }
}
