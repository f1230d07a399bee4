import { asRecord } from '../../../../../backends/port/asRecord.ts'
import type { Address } from '../../../../../backends/port/connectors.ts'
import type { Network } from '../../../../../backends/port/network.ts'
import type { Core } from '../../../../core/core.ts'
import { readMint } from '../../../../core/tokens/readMint.ts'
import { associatedAccount } from '../../../../core/solana/associatedAccount.ts'
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
 * transfer fail, and sends it nowhere else. Rejects with `chain.malformed` for what is no token, `internal`, and like the chain.
 */
export async function readTokenRoute(
  core: Pick<Core, 'backend'>,
  network: Network,
  { from, recipient, token }: { from: Address; recipient: Address; token: Address },
  signal: AbortSignal,
): Promise<PricedRoute> {
  const { chains } = core.backend
  const { program, hasTransferFee } = await readMint(core, network, token, signal)
  const [source, destination] = await Promise.all(
    [from, recipient].map((owner) => associatedAccount(owner, token, program)),
  )
  const route = { program, source: source ?? '', destination: destination ?? '' }
  const params = [route.destination, { encoding: 'base64', commitment: 'confirmed' }]
  const answer = asRecord(await chains.call(network, 'getAccountInfo', params, signal))
  if (answer.value !== null) return { ...route, creates: false, rent: 0n }
  const isPlain = !program.startsWith('Tokenz')
  const size = isPlain ? sizes.plain : hasTransferFee ? sizes.withFee : sizes.extended
  const rent = await chains.call(network, 'getMinimumBalanceForRentExemption', [size], signal)
  return { ...route, creates: true, rent: Number.isSafeInteger(rent) ? BigInt(Number(rent)) : 0n }
}
