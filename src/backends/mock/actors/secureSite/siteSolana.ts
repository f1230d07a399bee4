import { namespaceOf, type ChainId } from '../../../port/chainIds.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { Park } from '../../calls/callLogTypes.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { SiteError } from '../../shared/siteError.ts'
import { sendOnSolana } from '../signing/solana/sendOnSolana.ts'
import { solanaEffects, type SolanaEffect } from '../signing/solana/solanaEffects.ts'
import { solanaRequest } from '../signing/solana/solanaRequest.ts'
import { solanaText } from '../signing/solana/solanaText.ts'
import { toBase64 } from '../signing/solana/toBase64.ts'
import { readWireTransaction } from '../signing/solana/wireTransaction.ts'
import { describeSigningRequest, type SigningContext } from './describeSigningRequest.ts'
import type { SiteUser } from './siteUser.ts'
import type { RequestSummary } from './frame/requestSummary.ts'

/** Shows the request to the person, and runs `act` when they approve. */
type Decide = <T>(
  method: string,
  context: SigningContext,
  summary: RequestSummary,
  park: Park,
  act: () => Promise<T>,
) => Promise<T>

/** Signs with the person's Solana account, and sends (wire 2.4). Rejects on an EVM network. */
export function createSiteSolana(options: {
  readonly chains: Pick<LocalChains, 'rpc'>
  readonly user: Pick<SiteUser, 'current'>
  readonly contextOf: (address: string) => Promise<SigningContext>
  readonly decide: Decide
}): (method: string, params: unknown, park: Park) => Promise<unknown> {
  const { chains, decide } = options

  /** Adds the owner of a token account that the transaction does not name, from the chain. */
  async function withOwner(chainId: ChainId, effect: SolanaEffect): Promise<SolanaEffect> {
    if (effect.kind !== 'token' || effect.owner !== undefined) return effect
    const answer = await rpcOrNothing(chainId, 'getAccountInfo', [
      effect.tokenAccount,
      { encoding: 'jsonParsed' },
    ])
    const { data } = asRecord(asRecord(answer).value)
    const { owner } = asRecord(asRecord(asRecord(data).parsed).info)
    return typeof owner === 'string' ? { ...effect, owner } : effect
  }

  /** Returns the fee in lamports; `undefined` if the chain would reject a transaction. */
  async function feeOf(chainId: ChainId, list: readonly Uint8Array[]): Promise<bigint | undefined> {
    const fees = await Promise.all(
      list.map((bytes) =>
        rpcOrNothing(chainId, 'getFeeForMessage', [toBase64(readWireTransaction(bytes).message)]),
      ),
    )
    const [first] = list
    // A later transaction may depend on an earlier one, so only a single one has a trial run.
    const isRefused = first !== undefined && list.length === 1 && (await refuses(chainId, first))
    if (isRefused || fees.some((fee) => typeof asRecord(fee).value !== 'number')) return undefined
    return fees.reduce<bigint>((sum, fee) => sum + BigInt(Number(asRecord(fee).value)), 0n)
  }

  async function refuses(chainId: ChainId, bytes: Uint8Array): Promise<boolean> {
    const options = { encoding: 'base64', sigVerify: false }
    const run = await rpcOrNothing(chainId, 'simulateTransaction', [toBase64(bytes), options])
    return asRecord(asRecord(run).value).err !== null
  }

  async function rpcOrNothing(chainId: ChainId, method: string, params: readonly unknown[]) {
    try {
      return await chains.rpc(chainId, method, params)
    } catch (error) {
      if (error instanceof RpcError) return undefined
      throw error
    }
  }

  return async (method, params, park) => {
    const { chainId, accounts } = await options.user.current()
    if (namespaceOf(chainId) !== 'solana') {
      throw new SiteError(`${method} is not available on ${chainId}`)
    }
    const address = solanaRequest.account(params) ?? accounts[0]?.address
    // Base58 is case-sensitive.
    if (!accounts.some((own) => own.address === address)) {
      throw new SiteError(`The account ${String(address)} is not yours`)
    }
    const context = await options.contextOf(String(address))
    const signer = context.account.address
    const request = solanaRequest.read(method, params, signer)
    const sign = () =>
      solanaRequest.fulfil(request, { address: signer, chainId, send: sendOnSolana(chains) })
    if (request.kind === 'message') {
      const summary = describeSigningRequest.message(context, solanaText(request.bytes))
      return decide(method, context, summary, park, sign)
    }
    const effects = request.bytes.flatMap((bytes) => solanaEffects(chainId, signer, bytes))
    const shown = await Promise.all(effects.map((effect) => withOwner(chainId, effect)))
    const fee = await feeOf(chainId, request.bytes)
    const count = request.bytes.length
    const summary = describeSigningRequest.solana(context, shown, { fee, count })
    return decide(method, context, summary, park, sign)
  }
}
