import type { ChainId } from '../../../port/chainIds.ts'
import type { Park } from '../../calls/callLogTypes.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { SmartAccounts } from '../../chains/smartAccounts.ts'
import { SiteError } from '../../shared/siteError.ts'
import type { World } from '../../world/worldTypes.ts'
import { readBatch, refuseAtomic } from '../signing/readBatch.ts'
import { readMessage } from '../signing/readMessage.ts'
import { readCall } from '../signing/readTransaction.ts'
import { fulfil, signingMethods } from '../signing/signingMethods.ts'
import { solanaRequest } from '../signing/solana/solanaRequest.ts'
import { readTypedData } from '../signing/typedDataHash.ts'
import { describeSigningRequest, type SigningContext } from './describeSigningRequest.ts'
import type { RequestSummary } from './frame/requestSummary.ts'
import type { SigningService } from './signingService.ts'
import { createSiteSolana } from './siteSolana.ts'
import { createSiteReads } from './siteReads.ts'
import { createSiteTransactions } from './siteTransactions.ts'
import type { SiteAccount, SiteUser } from './siteUser.ts'

/**
 * Answers a request of the app: reads at once, signatures and transactions when the person approves
 * (wire 2.4).
 */
export type SiteRpc = (method: string, params: unknown, park: Park) => Promise<unknown>

export interface SiteSigningOptions {
  readonly user: SiteUser
  readonly world: Pick<World, 'get'>
  readonly chains: LocalChains
  readonly smartAccounts: SmartAccounts
  readonly send: SendTransaction
  readonly service: Pick<SigningService, 'request'>
  /**
   * Returns the name of the app that embeds the site, as the app itself reports it
   * (SYNC_DAPP_DATA).
   */
  readonly appName: () => string
}

type SiteMethod = 'personal_sign' | 'eth_signTypedData_v4' | 'eth_sendTransaction'

/** Parses requests like every simulated wallet and shows them to the person. An approval applies to the shown object. */
export function createSiteSigning(options: SiteSigningOptions): SiteRpc {
  const { user, smartAccounts, send, service } = options
  const read = createSiteReads(options)
  const transactions = createSiteTransactions(options)
  const contextOf = (address: string | undefined) => readContext(options, address)

  /** Shows the request, and executes it only if account and chain have not changed since. */
  function decide<T>(
    method: string,
    { account, chainId }: SigningContext,
    summary: RequestSummary,
    park: Park,
    act: () => Promise<T>,
  ): Promise<T> {
    return service.request({ ...summary, method }, park, async () => {
      const now = await user.current()
      const same = now.accounts.some(({ address }) => address === account.address)
      if (now.chainId !== chainId || !same) {
        throw new SiteError('Account or network changed meanwhile. Try again')
      }
      return act()
    })
  }

  async function signatureOf({ owner, type }: SiteAccount, chainId: ChainId, plain: string) {
    return type === 'eoa' ? plain : smartAccounts.signatureOf(chainId, owner, plain)
  }

  async function sign(method: SiteMethod, params: readonly unknown[], park: Park) {
    const context = await contextOf(String(signingMethods[method].account(params)))
    const { account, chainId } = context
    const request = await signingMethods[method].read(params, chainId)
    if (request.kind === 'transaction') return pay(context, request.transaction, park)
    const summary =
      request.kind === 'message'
        ? describeSigningRequest.message(context, readMessage(request.data))
        : describeSigningRequest.typedData(context, readTypedData(request.typed))
    return decide(method, context, summary, park, async () => {
      const plain = await fulfil(request, { from: account.owner, chainId, send })
      return signatureOf(account, chainId, String(plain))
    })
  }

  async function pay(
    context: SigningContext,
    { to, value, data, input, ...fields }: Readonly<Record<string, unknown>>,
    park: Park,
  ) {
    const { account, chainId } = context
    const call = readCall({ to, value, data, input })
    const transaction = await transactions.of(account, chainId, [call], fields)
    const fee = await transactions.fee(chainId, transaction)
    const summary = describeSigningRequest.transaction(context, call, fee)
    return decide('eth_sendTransaction', context, summary, park, () => send(chainId, transaction))
  }

  async function payBatch(asked: unknown, park: Park) {
    const batch = readBatch(asked)
    const context = await contextOf(batch.from)
    const { account, chainId } = context
    if (batch.chainId !== chainId) throw new SiteError('The request is for another network')
    if (account.type === 'eoa') refuseAtomic(batch)
    const [first, ...others] = batch.calls.map(readCall)
    if (first === undefined) throw new SiteError('Nothing to do')
    const calls = [first, ...others] as const
    const transaction = await transactions.of(account, chainId, calls)
    const fee = await transactions.fee(chainId, transaction)
    const summary = describeSigningRequest.batch(context, calls, fee)
    return decide('wallet_sendCalls', context, summary, park, async () => ({
      id: await send(chainId, transaction),
    }))
  }

  const solana = createSiteSolana({ user, chains: options.chains, contextOf, decide })

  return async (method, params, park) => {
    if (solanaRequest.has(method)) return solana(method, params, park)
    const list: readonly unknown[] = Array.isArray(params) ? params : []
    switch (method) {
      case 'personal_sign':
      case 'eth_signTypedData_v4':
      case 'eth_sendTransaction':
        return sign(method, list, park)
      case 'wallet_sendCalls':
        return payBatch(list[0], park)
      default:
        return read(method, list)
    }
  }
}

async function readContext(
  { user, world, appName }: SiteSigningOptions,
  address: string | undefined,
): Promise<SigningContext> {
  const { chainId, type, deployed } = await user.current()
  const account = await user.account(address)
  return {
    account,
    chainId,
    world: world.get(),
    appName: appName(),
    deploys: type !== 'eoa' && !deployed,
  }
}
