import { asRecord } from '../../../port/asRecord.ts'
/** A request a client sent to the relay (JSON-RPC 2.0). Answers of clients are none. */
export interface RelayFrame {
  readonly id: number | string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Reads a frame; `undefined` for an answer, a ping or anything else that asks nothing. */
export function readRelayFrame(text: string): RelayFrame | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    // Clients may send whatever they like; what is no request is not answered.
    return undefined
  }
  const { id, method, params } = asRecord(frame)
  if (typeof method !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) {
    return undefined
  }
  // Fields are checked by whoever reads them.
  return { id, method, params: asRecord(params) as RelayFrame['params'] }
}
