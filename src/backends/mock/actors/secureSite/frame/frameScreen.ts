import { asRecord } from '../../../../port/asRecord.ts'
import type { RequestSummary } from './requestSummary.ts'

/*
 * The messages between the secure site's page and the simulator over their port, besides the
 * frame protocol itself. Not part of any public protocol.
 *
 *   page                                              simulator
 *     |  <-  {type: request, id, summary}                    |   a request waits for the person: show it
 *     |  <-  {type: request}                                 |   none does any more
 *     |  {type: decision, id, approved}          ->      |   a click in the page
 *     |  {type: screen, theme, heading, amount}  ->      |   what the page shows now
 */
export interface RequestMessage {
  readonly type: '@foyer-site/request'
  readonly request?: { readonly id: number; readonly summary: RequestSummary }
}

/** The texts on the page; empty if it shows none. */
export interface FrameScreen {
  readonly theme: string
  readonly heading: string
  readonly amount: string
}

export type ScreenMessage =
  | { readonly type: '@foyer-site/decision'; readonly id: number; readonly approved: boolean }
  | ({ readonly type: '@foyer-site/screen' } & FrameScreen)

/** The page's type guard. The simulator that sends the message belongs to the page. */
export function isRequestMessage(data: unknown): data is RequestMessage {
  return (
    typeof data === 'object' && data !== null && Reflect.get(data, 'type') === '@foyer-site/request'
  )
}

/** The simulator's type guard: `undefined` for any other message of a page. */
export function readScreenMessage(data: unknown): ScreenMessage | undefined {
  const { type, id, approved, theme, heading, amount } = asRecord(data)
  if (type === '@foyer-site/decision' && typeof id === 'number' && typeof approved === 'boolean') {
    return { type, id, approved }
  }
  if (type !== '@foyer-site/screen') return undefined
  if (typeof theme !== 'string' || typeof heading !== 'string' || typeof amount !== 'string') {
    return undefined
  }
  return { type, theme, heading, amount }
}
