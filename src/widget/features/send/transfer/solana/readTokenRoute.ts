import { FoyerError } from '../../../../../backends/port/errors.ts'
import type { Network } from '../../../../../backends/port/network.ts'
import type { Core } from '../../../../core/core.ts'
import { readMint } from '../../../../money/tokens/readMint.ts'
import { associatedAccount } from '../../../../money/solana/associatedAccount.ts'
import { readAccount } from '../../../../money/solana/readAccount.ts'
import { solanaPrograms } from '../../../../money/solana/solanaPrograms.ts'
import type { Transfer } from '../transfer.ts'
import type { TokenRoute } from './tokenRoute.ts'

/** A route, and what it costs beside the fee of the network. */
export interface PricedRoute extends TokenRoute {
  /** Lamports that a new account of the recipient keeps; 0 where there is one. */
  readonly rent: bigint
}

/** Bytes of an account that holds tokens: of the token program, of Token-2022, and there with a transfer fee. */
const sizes = { plain: 165, extended: 170, withFee: 182 } as const

/**
 * Derives the accounts between which a token passes, and asks the chain whether the recipient's exists. A false answer makes the
 * transfer fail, and sends it nowhere else. The coin needs no route. Rejects with `chain.malformed` for what is no token or no
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
