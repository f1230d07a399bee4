import { asRecord } from '../../../port/asRecord.ts'
import { evmChainId, type ChainId } from '../../../port/chainIds.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { readField } from './readField.ts'
import { readTransaction } from './readTransaction.ts'

/** The maximum number of calls in a batch. */
const maxCalls = 100
/** The maximum length of an id in characters (EIP-5792). */
const maxIdLength = 8_194

/** The validated parameter of `wallet_sendCalls`. */
export interface RequestedBatch {
  /** The id of the batch; absent if the wallet chooses one. */
  readonly id: string | undefined
  /** The sender; absent for the active account. */
  readonly from: string | undefined
  readonly chainId: ChainId
  readonly atomicRequired: boolean
  /** The transactions, without a sender. */
  readonly calls: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Rejects a batch that must be atomic, with 5760: an account without a contract sends one
 * transaction per call.
 */
export function refuseAtomic({ atomicRequired }: RequestedBatch): void {
  if (!atomicRequired) return
  throw new RpcError(5760, 'The account is a plain key and cannot execute calls atomically.')
}

/** Reads a batch of calls (EIP-5792, version 2.0.0). Throws -32602, 5700 or 5740. */
export function readBatch(asked: unknown): RequestedBatch {
  const { version, id, from, chainId: hex, atomicRequired, calls, capabilities } = asRecord(asked)
  if (version !== '2.0.0') throw unfit('version', '2.0.0', version)
  if (typeof atomicRequired !== 'boolean') {
    throw unfit('atomicRequired', 'true or false', atomicRequired)
  }
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > maxIdLength)) {
    throw unfit('id', `text of up to ${maxIdLength} characters`, id)
  }
  if (!Array.isArray(calls) || calls.length === 0) throw unfit('calls', 'a list of calls', calls)
  if (calls.length > maxCalls) {
    throw new RpcError(5740, `Too many calls: at most ${maxCalls} in one batch.`)
  }
  const chainId = evmChainId(readField('quantity', 'chainId', hex))
  refuseCapabilities(capabilities)
  return {
    id,
    from: from === undefined ? undefined : readField('address', 'from', from),
    chainId,
    atomicRequired,
    calls: calls.map((call: unknown) => {
      const { to, value, data, capabilities: ofCall } = asRecord(call)
      refuseCapabilities(ofCall)
      return readTransaction({ to, value, data }, chainId)
    }),
  }
}

/** Rejects every required capability: the wallet offers none. */
function refuseCapabilities(capabilities: unknown): void {
  const needed = Object.entries(asRecord(capabilities)).find(
    ([, wanted]) => asRecord(wanted)['optional'] !== true,
  )
  if (needed === undefined) return
  throw new RpcError(5700, `The wallet does not support the capability ${needed[0]}.`)
}

function unfit(field: string, expected: string, got: unknown): RpcError {
  const shown = (JSON.stringify(got) ?? 'nothing').slice(0, 80)
  return new RpcError(-32_602, `Invalid ${field}: expected ${expected}, got ${shown}.`)
}
