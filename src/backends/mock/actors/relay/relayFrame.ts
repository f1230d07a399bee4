import { asRecord } from '../../../port/asRecord.ts'

/** A request a client sent to the relay (JSON-RPC 2.0). */
export interface RelayRequest {
  readonly id: number | string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A client has what was pushed under that id. */
export interface RelayReceipt {
  readonly receivedId: number | string
}

/** Reads a frame; `undefined` for an error, a ping or anything else that asks nothing. */
export function readRelayFrame(text: string): RelayRequest | RelayReceipt | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    // Clients may send whatever they like; what is no request is not answered.
    return undefined
  }
  const { id, method, params, result } = asRecord(frame)
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  if (typeof method !== 'string') return result === true ? { receivedId: id } : undefined
  // Fields are checked by whoever reads them.
  return { id, method, params: asRecord(params) as RelayRequest['params'] }
}
