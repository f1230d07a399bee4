import { asRecord } from '../../../port/asRecord.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { AccountCall } from '../../chains/smartAccounts.ts'
import { chainIdHex } from '../../../port/hex.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { readField, type FieldForm } from './readField.ts'

/** A call as the owner sees it and as a smart account executes it. */
export interface RequestedCall extends AccountCall {
  /** True for the creation of a contract; then `to` is empty. */
  readonly isCreation: boolean
}

/** Reads recipient, value and data of a transaction or of one call of a batch. Throws -32602. */
export function readCall(asked: unknown): RequestedCall {
  const { to, value, data, input } = asRecord(asked)
  const isCreation = to === undefined || to === null
  return {
    to: isCreation ? '' : readField('address', 'to', to),
    isCreation,
    value: BigInt(readField('quantity', 'value', value ?? '0x0')),
    data: readField('bytes', 'data', data ?? input ?? '0x'),
  }
}

/** The fields that are passed to a node, in this order. */
const fields: Readonly<Record<string, FieldForm>> = {
  value: 'quantity',
  data: 'bytes',
  input: 'bytes',
  gas: 'quantity',
  gasPrice: 'quantity',
  maxFeePerGas: 'quantity',
  maxPriorityFeePerGas: 'quantity',
  nonce: 'quantity',
  type: 'quantity',
}

const refusedTypes: Readonly<Record<number, string>> = {
  3: 'blobs (EIP-4844) are not sent by wallets',
  4: 'a page may not set the code of an account (EIP-7702)',
}

/**
 * Reads the parameter of `eth_sendTransaction` for a wallet on `chainId`, without its sender and
 * without fields that nodes do not know. Throws -32602 for malformed or contradictory fields, for
 * another chain, and for types that wallets do not send (EIP-4844, EIP-7702).
 */
export function readTransaction(
  asked: unknown,
  chainId: ChainId,
): Readonly<Record<string, unknown>> {
  const { gasLimit, ...draft } = asRecord(asked)
  // Libraries write `gasLimit`, the specification `gas`.
  const given: Readonly<Record<string, unknown>> =
    gasLimit === undefined ? draft : { gas: gasLimit, ...draft }
  refuseType(given)
  if (given['chainId'] !== undefined) mustBeOn(chainId, given['chainId'])
  const isCreation = given['to'] === undefined || given['to'] === null
  const read = Object.entries(fields).flatMap(([name, form]) =>
    given[name] === undefined ? [] : [[name, readField(form, name, given[name])] as const],
  )
  const transaction: Readonly<Record<string, unknown>> = {
    ...(isCreation ? {} : { to: readField('address', 'to', given['to']) }),
    ...Object.fromEntries(read),
    ...(Array.isArray(given['accessList']) ? { accessList: given['accessList'] } : {}),
  }
  refuseContradictions(transaction)
  return transaction
}

function refuseType(given: Readonly<Record<string, unknown>>): void {
  const { type, authorizationList, blobs, blobVersionedHashes } = given
  const hasBlobs = blobs !== undefined || blobVersionedHashes !== undefined
  const named = type === undefined ? 0 : Number(readField('quantity', 'type', type))
  const effective = authorizationList === undefined ? (hasBlobs ? 3 : named) : 4
  if (effective <= 2) return
  const why = refusedTypes[effective] ?? 'expected 0x0, 0x1 or 0x2'
  throw new RpcError(-32_602, `Invalid transaction type 0x${effective.toString(16)}: ${why}.`)
}

function mustBeOn(chainId: ChainId, named: unknown): void {
  const chainNumber =
    typeof named === 'number' ? named : Number(readField('quantity', 'chainId', named))
  if (chainNumber === Number(chainIdHex(chainId))) return
  throw new RpcError(
    -32_602,
    `The transaction is for chain ${chainNumber}, and the wallet is on ${chainId}: switch it first.`,
  )
}

function refuseContradictions(given: Readonly<Record<string, unknown>>): void {
  const { to, data, input, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = given
  const refuse = (why: string) => {
    throw new RpcError(-32_602, `Invalid transaction: ${why}.`)
  }
  if (to === undefined && (data ?? input ?? '0x') === '0x') {
    refuse('it has neither a recipient (to) nor the code of a contract (data)')
  }
  if (data !== undefined && input !== undefined && data !== input) refuse('data and input differ')
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined) {
    refuse('gasPrice and maxFeePerGas exclude each other')
  }
  if (
    maxFeePerGas !== undefined &&
    maxPriorityFeePerGas !== undefined &&
    BigInt(String(maxPriorityFeePerGas)) > BigInt(String(maxFeePerGas))
  ) {
    refuse('maxPriorityFeePerGas is higher than maxFeePerGas')
  }
}
