import { asRecord } from '../../../../port/asRecord.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import type { SendTransaction } from '../../../chains/chainTime.ts'
import { chainIdParam } from '../../signing/chainIdParam.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import { base58 } from '../../../../port/base58.ts'
import { signTransaction } from '../../signing/solana/signTransaction.ts'
import { signWithSolanaKey } from '../../signing/solana/signWithSolanaKey.ts'
import { fulfil, signingMethodOf, type SigningRequest } from '../../signing/signingMethods.ts'

export interface PhoneMethodsOptions extends PageRights {
  readonly send: SendTransaction
  readonly sendOnSolana: (chainId: ChainId, transaction: string) => Promise<unknown>
  /** Changes the chain of the session, for `wallet_switchEthereumChain`. */
  moveTo(chainId: ChainId): Promise<void>
  /** Adds a chain to the wallet, for `wallet_addEthereumChain`. */
  add(chainId: ChainId): void
}

interface PageRights {
  /** Addresses in the session. */
  readonly accounts: readonly string[]
  readonly chainId: ChainId
}

/** Parses a request to sign or send with an EVM account; `undefined` for any other. Fails with 4100 or -32602. */
export function readRequest(
  method: string,
  params: readonly unknown[],
  { accounts, chainId }: PageRights,
): { from: string; request: SigningRequest | Promise<SigningRequest> } | undefined {
  const signing = signingMethodOf(method)
  if (signing === undefined) return undefined
  const from = ownAccount(accounts, signing.account(params))
  return { from, request: signing.read(params, chainId) }
}

function ownAccount(accounts: readonly string[], address: unknown): string {
  const wanted = String(address).toLowerCase()
  const found = accounts.find((each) => each.toLowerCase() === wanted)
  if (found === undefined) throw new RpcError(4100, `${wanted} is not approved.`)
  return found
}

/** Executes an app's request after the owner has approved it. Rejects with an `RpcError`. */
export async function phoneMethod(
  method: string,
  params: readonly unknown[],
  { send, sendOnSolana, accounts, chainId, moveTo, add }: PhoneMethodsOptions,
): Promise<unknown> {
  const own = (address: unknown) => ownAccount(accounts, address)
  const read = readRequest(method, params, { accounts, chainId })
  if (read !== undefined) return fulfil(await read.request, { from: read.from, chainId, send })
  switch (method) {
    case 'solana_signMessage': {
      const { message, pubkey } = asRecord(params[0])
      const bytes = base58.decode(message)
      if (bytes === undefined) throw new RpcError(-32_602, 'The message is no base58.')
      return { signature: base58.encode(await signWithSolanaKey(own(pubkey), bytes)) }
    }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction': {
      const { transaction, pubkey } = asRecord(params[0])
      const wire = await signOnSolana(own(pubkey), transaction)
      if (method === 'solana_signTransaction') return { transaction: wire }
      return { signature: await sendOnSolana(chainId, wire) }
    }
    case 'solana_signAllTransactions': {
      const { transactions, pubkey } = asRecord(params[0])
      if (!Array.isArray(transactions)) throw new RpcError(-32_602, 'Expected transactions.')
      const signer = own(pubkey ?? accounts[0])
      return {
        transactions: await Promise.all(transactions.map((each) => signOnSolana(signer, each))),
      }
    }
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

/** Takes and returns a transaction as base64. */
async function signOnSolana(address: string, transaction: unknown): Promise<string> {
  const bytes = Uint8Array.from(atob(String(transaction)), (letter) => letter.charCodeAt(0))
  return btoa(String.fromCharCode(...(await signTransaction(address, bytes))))
}
