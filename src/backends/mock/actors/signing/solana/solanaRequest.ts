import { asRecord } from '../../../../port/asRecord.ts'
import { base58 } from '../../../../port/base58.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import { readSignable } from './readSignable.ts'
import { signTransaction } from './signTransaction.ts'
import { signWithSolanaKey } from './signWithSolanaKey.ts'
import { toBase64 } from './toBase64.ts'

/** A validated request to sign with a Solana account, or to sign and send. */
export type SolanaRequest =
  | { readonly kind: 'message'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'transactions'
      readonly bytes: readonly Uint8Array[]
      readonly answer: 'transaction' | 'transactions' | 'signature'
      /** The page's options for the node. Only for a transaction that is sent. */
      readonly options: unknown
    }

/**
 * Sends through a node: wire bytes in base64, and the page's options. Resolves with the signature.
 */
export type SendOnSolana = (
  chainId: ChainId,
  transaction: string,
  options: unknown,
) => Promise<unknown>

type Facts = Readonly<Record<string, unknown>>

/**
 * The `solana_*` requests of WalletConnect and of the secure site's frame. Messages are base58,
 * transactions base64 (wire 2.4).
 */
export const solanaRequest = {
  has: (method: string): boolean => Object.hasOwn(readers, method),

  /** Returns the account that the page names; `undefined` if it names none. */
  account: (params: unknown): unknown => factsOf(params)['pubkey'],

  /** Validates a request that `has` knows. Throws -32602. */
  read: (method: string, params: unknown, address: string): SolanaRequest =>
    reader(method)(factsOf(params), address),

  /** Signs with the key of `address`, or signs and sends, once the owner has approved. */
  async fulfil(
    request: SolanaRequest,
    { address, chainId, send }: { address: string; chainId: ChainId; send: SendOnSolana },
  ): Promise<unknown> {
    if (request.kind === 'message') {
      return { signature: base58.encode(await signWithSolanaKey(address, request.bytes)) }
    }
    const signed = await Promise.all(
      request.bytes.map(async (bytes) => toBase64(await signTransaction(address, bytes))),
    )
    if (request.answer === 'transactions') return { transactions: signed }
    const [transaction = ''] = signed
    if (request.answer === 'transaction') return { transaction }
    return { signature: await send(chainId, transaction, request.options) }
  },
}

const readers: Readonly<Record<string, (facts: Facts, address: string) => SolanaRequest>> = {
  solana_signMessage({ message }) {
    const bytes = base58.decode(message)
    if (bytes === undefined) throw new RpcError(-32_602, 'The message is not base58.')
    return { kind: 'message', bytes }
  },
  solana_signTransaction: one('transaction'),
  solana_signAndSendTransaction: one('signature'),
  solana_signAllTransactions({ transactions }, address) {
    if (!Array.isArray(transactions) || transactions.length === 0) {
      throw new RpcError(-32_602, 'Expected transactions.')
    }
    const bytes = transactions.map((each) => readBytes(each, address))
    return { kind: 'transactions', bytes, answer: 'transactions', options: undefined }
  },
}

function one(answer: 'transaction' | 'signature') {
  return ({ transaction, options }: Facts, address: string): SolanaRequest => ({
    kind: 'transactions',
    bytes: [readBytes(transaction, address)],
    answer,
    options,
  })
}

function reader(method: string) {
  const found = Object.hasOwn(readers, method) ? readers[method] : undefined
  if (found === undefined) throw new RpcError(4200, `${method} is not a method of Solana.`)
  return found
}

function factsOf(params: unknown): Facts {
  const first: unknown = Array.isArray(params) ? params[0] : params
  return asRecord(first)
}

function readBytes(transaction: unknown, address: string): Uint8Array {
  if (typeof transaction !== 'string' || !wholeBase64.test(transaction)) {
    throw new RpcError(-32_602, 'The transaction is not base64.')
  }
  const bytes = Uint8Array.from(atob(transaction), (letter) => letter.charCodeAt(0))
  readSignable(address, bytes)
  return bytes
}

/** Matches groups of four characters, the last one padded: `atob` throws for anything else. */
const wholeBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
