import { asRecord } from '../../../port/asRecord.ts'

/** A request a client sent to the relay (JSON-RPC 2.0). */
export interface RelayRequest {
  readonly id: number | string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A client's acknowledgement of the message that was pushed under that id. */
export interface RelayReceipt {
  readonly receivedId: number | string
}

/** Parses a frame; `undefined` for an error, a ping or anything else that is not a request. */
export function readRelayFrame(text: string): RelayRequest | RelayReceipt | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    // Clients may send anything; a frame that is not a request gets no response.
    return undefined
  }
  const { id, method, params, result } = asRecord(frame)
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  if (typeof method !== 'string') return result === true ? { receivedId: id } : undefined
  // The methods check the fields that they read.
  return { id, method, params: asRecord(params) as RelayRequest['params'] }
}
