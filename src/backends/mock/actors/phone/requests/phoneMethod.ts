import type { ChainId } from '../../../../port/chainIds.ts'
import type { SendTransaction } from '../../../chains/chainTime.ts'
import { chainIdParam } from '../../signing/chainIdParam.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import {
  solanaRequest,
  type SendOnSolana,
  type SolanaRequest,
} from '../../signing/solana/solanaRequest.ts'
import { fulfil, signingMethodOf, type SigningRequest } from '../../signing/signingMethods.ts'

export interface PhoneMethodsOptions extends PageRights {
  readonly send: SendTransaction
  readonly sendOnSolana: SendOnSolana
  /** Changes the chain of the session, for `wallet_switchEthereumChain`. */
  moveTo(chainId: ChainId): Promise<void>
  /** Adds a chain to the wallet, for `wallet_addEthereumChain`. */
  add(chainId: ChainId): void
}

interface PageRights {
  /** The addresses in the session. */
  readonly accounts: readonly string[]
  readonly chainId: ChainId
}

type ReadRequest =
  | {
      readonly namespace: 'eip155'
      readonly from: string
      readonly request: SigningRequest | Promise<SigningRequest>
    }
  | { readonly namespace: 'solana'; readonly from: string; readonly request: SolanaRequest }

/** Parses a request to sign or send; `undefined` for any other. Fails with 4100 or -32602. */
export function readRequest(
  method: string,
  params: readonly unknown[],
  { accounts, chainId }: PageRights,
): ReadRequest | undefined {
  if (solanaRequest.has(method)) {
    const named = solanaRequest.account(params) ?? accounts.find((each) => !each.startsWith('0x'))
    const from = ownAccount(accounts, named)
    return { namespace: 'solana', from, request: solanaRequest.read(method, params, from) }
  }
  const signing = signingMethodOf(method)
  if (signing === undefined) return undefined
  const from = ownAccount(accounts, signing.account(params))
  return { namespace: 'eip155', from, request: signing.read(params, chainId) }
}

function ownAccount(accounts: readonly string[], address: unknown): string {
  const wanted = String(address).toLowerCase()
  const account = accounts.find((each) => each.toLowerCase() === wanted)
  if (account === undefined) throw new RpcError(4100, `${wanted} is not approved.`)
  return account
}

/** Executes an app's request after the owner has approved it. Rejects with an `RpcError`. */
export async function phoneMethod(
  method: string,
  params: readonly unknown[],
  { send, sendOnSolana, accounts, chainId, moveTo, add }: PhoneMethodsOptions,
): Promise<unknown> {
  const read = readRequest(method, params, { accounts, chainId })
  if (read?.namespace === 'solana') {
    return solanaRequest.fulfil(read.request, { address: read.from, chainId, send: sendOnSolana })
  }
  if (read !== undefined) return fulfil(await read.request, { from: read.from, chainId, send })
  switch (method) {
    case 'wallet_switchEthereumChain':
      await moveTo(chainIdParam(params))
      return null
    case 'wallet_addEthereumChain':
      add(chainIdParam(params))
      await moveTo(chainIdParam(params))
      return null
    default:
      throw new RpcError(4200, `The wallet does not support ${method}.`)
  }
}
