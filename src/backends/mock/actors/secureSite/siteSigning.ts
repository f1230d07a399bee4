import { chainIdHex, hexQuantity } from '../../../port/hex.ts'
import { asRecord } from '../../../port/asRecord.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { RpcError } from '../../shared/rpcError.ts'
import type { AccountCall, SmartAccounts } from '../../chains/smartAccounts.ts'
import { readMethods } from '../../chains/readMethods.ts'
import { signWithTestKey } from '../wallets/signWithTestKey.ts'
import { describeSigningRequest, type SigningContext } from './describeSigningRequest.ts'
import type { RequestSummary } from './frame/requestSummary.ts'
import { readSigningParams } from './readSigningParams.ts'
import type { SigningService } from './signingService.ts'
import { SiteError } from './siteError.ts'
import type { Park } from './siteLogin.ts'
import type { World } from '../../world/worldTypes.ts'
import type { SiteAccount, SiteUser } from './siteUser.ts'

/** Answers an RPC_REQUEST: reads at once, signatures and transactions when the person says yes (wire 2.4). */
export type SiteRpc = (method: string, params: unknown, park: Park) => Promise<unknown>

export interface SiteSigningOptions {
  readonly user: SiteUser
  readonly world: Pick<World, 'get'>
  readonly chains: LocalChains
  readonly smartAccounts: SmartAccounts
  readonly send: SendTransaction
  readonly service: Pick<SigningService, 'request'>
  /** Name of the app that embeds the site, as it gave it (SYNC_DAPP_DATA). */
  readonly appName: () => string
}

/** Prepares, shows and does: what is done after the person's yes is the object that was shown. */
export function createSiteSigning(options: SiteSigningOptions): SiteRpc {
  const { user, chains, smartAccounts, send, service } = options

  async function contextOf(address: string | undefined): Promise<SigningContext> {
    const { chainId, type, deployed } = await user.current()
    const account = await user.account(address)
    return {
      account,
      chainId,
      world: options.world.get(),
      appName: options.appName(),
      deploys: type !== 'eoa' && !deployed,
    }
  }

  /** Shows it, and does it only if account and chain are still those that were shown. */
  function decide<T>(
    method: string,
    { account, chainId }: SigningContext,
    ask: RequestSummary,
    park: Park,
    act: () => Promise<T>,
  ): Promise<T> {
    return service.request({ ...ask, method }, park, async () => {
      const now = await user.current()
      const same = now.accounts.some(({ address }) => address === account.address)
      if (now.chainId !== chainId || !same) {
        throw new SiteError('Account or network changed meanwhile. Try again')
      }
      return act()
    })
  }

  function mustName(chainId: ChainId, named: number | undefined): void {
    if (named === undefined || named === Number(referenceOf(chainId))) return
    throw new SiteError('The request is for another network')
  }

  /** A transaction of the key that lets the account do the calls. */
  async function transactionOf(
    { account, chainId }: SigningContext,
    [call, ...others]: readonly [AccountCall, ...AccountCall[]],
    fields: Readonly<Record<string, unknown>> = {},
  ) {
    const { owner, type } = account
    if (type === 'smartAccount') {
      return { from: owner, ...(await smartAccounts.execution(chainId, owner, [call, ...others])) }
    }
    const to = call.to === '' ? {} : { to: call.to }
    return { from: owner, ...to, value: hexQuantity(call.value), data: call.data, ...fields }
  }

  /** In wei; `undefined` when the chain would refuse the transaction. */
  async function feeOf(chainId: ChainId, transaction: object): Promise<bigint | undefined> {
    try {
      const [gas, price] = await Promise.all([
        chains.rpc(chainId, 'eth_estimateGas', [transaction]),
        chains.rpc(chainId, 'eth_gasPrice'),
      ])
      return BigInt(String(gas)) * BigInt(String(price))
    } catch (error) {
      if (error instanceof RpcError) return undefined
      throw error
    }
  }

  async function signatureOf({ owner, type }: SiteAccount, chainId: ChainId, plain: string) {
    return type === 'eoa' ? plain : smartAccounts.signatureOf(chainId, owner, plain)
  }

  async function sign(data: unknown, from: unknown, park: Park) {
    const context = await contextOf(String(from))
    const { account, chainId } = context
    const ask = describeSigningRequest.message(context, readSigningParams.message(data))
    return decide('personal_sign', context, ask, park, async () =>
      signatureOf(account, chainId, await signWithTestKey.message(account.owner, String(data))),
    )
  }

  async function signTyped(from: unknown, value: unknown, park: Park) {
    const context = await contextOf(String(from))
    const { account, chainId } = context
    const typed = readSigningParams.typedData(value)
    const named = typed.domain['chainId']
    mustName(chainId, named === undefined ? undefined : Number(named))
    const ask = describeSigningRequest.typedData(context, typed)
    return decide('eth_signTypedData_v4', context, ask, park, async () =>
      signatureOf(account, chainId, await signWithTestKey.typedData(account.owner, typed)),
    )
  }

  async function pay(value: unknown, park: Park) {
    const asked = readSigningParams.transaction(value)
    const context = await contextOf(asked.from)
    const { chainId, account } = context
    mustName(chainId, asked.chainId)
    if (asked.isCreation && account.type !== 'eoa') {
      throw new SiteError('A smart account creates no contract this way')
    }
    const transaction = await transactionOf(context, [asked], asked.fields)
    const ask = describeSigningRequest.transaction(
      context,
      asked,
      await feeOf(chainId, transaction),
    )
    return decide('eth_sendTransaction', context, ask, park, () => send(chainId, transaction))
  }

  async function payBatch(value: unknown, park: Park) {
    const asked = readSigningParams.batch(value)
    const context = await contextOf(asked.from)
    const { chainId, account } = context
    mustName(chainId, asked.chainId)
    const [first, ...others] = asked.calls
    if (first === undefined) throw new SiteError('Nothing to do')
    if (account.type === 'eoa' && others.length > 0) {
      throw new SiteError('Only a smart account does several calls at once')
    }
    const transaction = await transactionOf(context, [first, ...others])
    const ask = describeSigningRequest.batch(
      context,
      asked.calls,
      await feeOf(chainId, transaction),
    )
    return decide('wallet_sendCalls', context, ask, park, async () => ({
      id: await send(chainId, transaction),
    }))
  }

  async function read(method: string, params: readonly unknown[]): Promise<unknown> {
    const { chainId, accounts, type } = await user.current()
    if (method === 'eth_accounts') return accounts.map(({ address }) => address)
    if (method === 'eth_chainId') return chainIdHex(chainId)
    if (method === 'wallet_getCapabilities') {
      const status = type === 'smartAccount' ? 'supported' : 'unsupported'
      return { [chainIdHex(chainId)]: { atomic: { status } } }
    }
    if (method === 'wallet_getCallsStatus') return callsStatus(chainId, params[0])
    if (!readMethods.has(method) || !chains.has(chainId)) {
      throw new SiteError(`${method} is not available on ${chainId}`)
    }
    return chains.rpc(chainId, method, params)
  }

  /** EIP-5792: the id of a batch is the hash of its one transaction. */
  async function callsStatus(chainId: ChainId, id: unknown): Promise<unknown> {
    const receipt = await chains.rpc(chainId, 'eth_getTransactionReceipt', [id])
    const said = { version: '2.0.0', id, chainId: chainIdHex(chainId), atomic: true }
    if (receipt === null) return { ...said, status: 100 }
    const done = asRecord(receipt)
    return { ...said, status: done.status === '0x1' ? 200 : 500, receipts: [receipt] }
  }

  return async (method, params, park) => {
    const list: readonly unknown[] = Array.isArray(params) ? params : []
    switch (method) {
      case 'personal_sign':
        return sign(list[0], list[1], park)
      case 'eth_signTypedData_v4':
        return signTyped(list[0], list[1], park)
      case 'eth_sendTransaction':
        return pay(list[0], park)
      case 'wallet_sendCalls':
        return payBatch(list[0], park)
      default:
        return read(method, list)
    }
  }
}
