import { asRecord } from '../../../../port/asRecord.ts'
import { readAppMessage, type AppMessage } from '../../../../real/frame/frameProtocol.ts'

/**
 * A message to the secure site's frame. `id` is absent if the page gave none, and then the reply
 * has none either (wire 2.2).
 */
export type SiteRequest =
  | { readonly kind: 'call'; readonly id: string | undefined; readonly message: AppMessage }
  /**
   * A message that only newer clients send: drop waiting requests. After RELOAD the frame's own
   * page reloads.
   */
  | {
      readonly kind: 'control'
      readonly id: string | undefined
      readonly call: 'RELOAD' | 'RPC_ABORT'
    }
  /** A message of the protocol that is invalid: an unknown call, or invalid fields. */
  | { readonly kind: 'unreadable'; readonly id: string | undefined; readonly call: string }

/** Parses a message to the frame, more leniently than the widget writes it; `undefined` for a message of another protocol. */
export function readSiteRequest(data: unknown): SiteRequest | undefined {
  const { type, id: given } = asRecord(data)
  const call = typeof type === 'string' ? /^@w3m-app\/([A-Z_]{1,64})$/.exec(type)?.[1] : undefined
  if (call === undefined) return undefined
  const id = typeof given === 'string' ? given.slice(0, 64) : undefined
  if (call === 'RELOAD' || call === 'RPC_ABORT') return { kind: 'control', id, call }
  const message = readAppMessage({ ...asRecord(data), id: id ?? 'none' })
  return message === undefined ? { kind: 'unreadable', id, call } : { kind: 'call', id, message }
}
