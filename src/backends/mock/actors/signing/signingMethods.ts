import { asRecord } from '../../../port/asRecord.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { hasForm } from './readField.ts'
import { readTransaction } from './readTransaction.ts'
import { signWithTestKey } from './signWithTestKey.ts'
import { readTypedData, typedDataHash, type TypedDataVersion } from './typedDataHash.ts'

/** A validated request to sign or send. */
export type SigningRequest =
  | { readonly kind: 'message'; readonly data: string }
  | { readonly kind: 'typedData'; readonly version: TypedDataVersion; readonly typed: unknown }
  | { readonly kind: 'transaction'; readonly transaction: Readonly<Record<string, unknown>> }

/** A method that requires the owner of an EVM account. Every simulated wallet reads its parameters the same way, as MetaMask does. */
export interface SigningMethod {
  /** The account that the page names; the wallet decides whether the page may use it. */
  account(params: readonly unknown[]): unknown
  /** Validates the other parameters for a wallet on `chainId`. Rejects with -32602. Only typed data returns a promise. */
  read(params: readonly unknown[], chainId: ChainId): SigningRequest | Promise<SigningRequest>
}

/** The signing methods by name. */
export const signingMethods = {
  personal_sign: {
    account: (params) => splitMessage(params)[1],
    read(params) {
      const [data] = splitMessage(params)
      if (typeof data === 'string') return { kind: 'message', data }
      throw new RpcError(-32_602, 'Invalid message: expected text, or its bytes in hex.')
    },
  },
  eth_signTypedData: {
    account: (params) => splitTypedData(params).account,
    read(params, chainId) {
      const { version, typed } = splitTypedData(params)
      return readTyped(version, typed, chainId)
    },
  },
  eth_signTypedData_v3: typedDataMethod('V3'),
  eth_signTypedData_v4: typedDataMethod('V4'),
  eth_sendTransaction: {
    account: ([asked]) => asRecord(asked)['from'],
    read: ([asked], chainId) => ({
      kind: 'transaction',
      transaction: readTransaction(asked, chainId),
    }),
  },
} as const satisfies Readonly<Record<string, SigningMethod>>

/** Returns the signing method with that name, if there is one. */
export function signingMethodOf(name: string): SigningMethod | undefined {
  return Object.hasOwn(signingMethods, name)
    ? signingMethods[name as keyof typeof signingMethods]
    : undefined
}

/** Signs with the key of `from`, or sends, once the owner has approved. */
export function fulfil(
  request: SigningRequest,
  { from, chainId, send }: { from: string; chainId: ChainId; send: SendTransaction },
): Promise<unknown> {
  switch (request.kind) {
    case 'message':
      return signWithTestKey.message(from, request.data)
    case 'typedData':
      return signWithTestKey.typedData(from, request.typed, request.version)
    case 'transaction':
      return send(chainId, { from, ...request.transaction })
    default:
      return request satisfies never
  }
}

/** Reads message and account. Some pages name the account first. */
export function splitMessage([first, second]: readonly unknown[]): readonly [unknown, unknown] {
  const isSwapped = hasForm('address', first) && !hasForm('address', second)
  return isSwapped ? [second, first] : [first, second]
}

/** `eth_signTypedData` takes a value list and the account; some libraries send EIP-712 data, account first. */
export function splitTypedData([first, second]: readonly unknown[]): {
  readonly version: TypedDataVersion
  readonly account: unknown
  readonly typed: unknown
} {
  return hasForm('address', first)
    ? { version: 'V4', account: first, typed: second }
    : { version: 'V1', account: second, typed: first }
}

function typedDataMethod(version: TypedDataVersion): SigningMethod {
  return {
    account: ([account]) => account,
    read: ([, typed], chainId) => readTyped(version, typed, chainId),
  }
}

async function readTyped(
  version: TypedDataVersion,
  typed: unknown,
  chainId: ChainId,
): Promise<SigningRequest> {
  await typedDataHash(version, typed)
  if (version !== 'V1') refuseOtherChain(readTypedData(typed).domain['chainId'], chainId)
  return { kind: 'typedData', version, typed }
}

/** Rejects typed data for a chain that is not the one the owner sees: the signature would be valid there. */
function refuseOtherChain(named: unknown, chainId: ChainId): void {
  const text = String(named)
  const isNumber = /^(0x[0-9a-f]+|\d+)$/i.test(text)
  if (named === undefined || (isNumber && String(BigInt(text)) === referenceOf(chainId))) return
  throw new RpcError(
    -32_602,
    `Provided chainId "${text}" must match the active chainId "${referenceOf(chainId)}".`,
  )
}
