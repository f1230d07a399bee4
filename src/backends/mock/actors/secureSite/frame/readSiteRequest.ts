import { asRecord } from '../../../../port/asRecord.ts'
import { readAppMessage, type AppMessage } from '../../../../real/frame/frameProtocol.ts'

/** What arrived at the secure site's frame. `id` is absent where the page gave none (wire 2.2): so has the answer. */
export type SiteRequest =
  | { readonly kind: 'call'; readonly id: string | undefined; readonly message: AppMessage }
  /** Of newer clients: forget what waits; the frame's own page loads again after RELOAD. */
  | {
      readonly kind: 'control'
      readonly id: string | undefined
      readonly call: 'RELOAD' | 'RPC_ABORT'
    }
  /** Of the protocol, and not to be understood: another call, or fields that do not fit. */
  | { readonly kind: 'unreadable'; readonly id: string | undefined; readonly call: string }

/** Reads a message to the frame more leniently than the widget writes it; `undefined` for what is not of the protocol. */
export function readSiteRequest(data: unknown): SiteRequest | undefined {
  const { type, id: given } = asRecord(data)
  const call = typeof type === 'string' ? /^@w3m-app\/([A-Z_]{1,64})$/.exec(type)?.[1] : undefined
  if (call === undefined) return undefined
  const id = typeof given === 'string' ? given.slice(0, 64) : undefined
  if (call === 'RELOAD' || call === 'RPC_ABORT') return { kind: 'control', id, call }
  const message = readAppMessage({ ...asRecord(data), id: id ?? 'none' })
  return message === undefined ? { kind: 'unreadable', id, call } : { kind: 'call', id, message }
}
