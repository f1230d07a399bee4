import type { Clock } from '../../../port/clock.ts'
import type { OpenCall } from '../../calls/callLogTypes.ts'
import { applyFault } from '../../faults/applyFault.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'

interface ResultContext {
  readonly call: OpenCall
  readonly clock: Clock
  /** The results that the provider's windows have posted so far, by call. */
  readonly previous: Map<string, readonly unknown[]>
  readonly isClosed: () => boolean
  /** Returns the result of a login that the person refuses. */
  readonly denied: () => string
  /** Posts a message from a foreign origin into the page. */
  readonly forge: (message: unknown) => Promise<void>
}

/**
 * Returns the messages that a provider's window posts for a result, changed as a fault requires.
 * None once it is closed.
 */
export async function resultMessages(
  resultUri: string,
  effect: FaultEffect | undefined,
  { call, clock, previous, isClosed, denied, forge }: ResultContext,
): Promise<readonly unknown[]> {
  const timer = 'fault.social.result'
  async function slow({ ms }: { readonly ms: number }): Promise<readonly unknown[]> {
    await call.park(clock.sleep(timer, ms))
    return whileOpen()
  }
  const message = { resultUri }
  const first = new Array<unknown>()
  const whileOpen = () => (isClosed() ? [] : [message])
  const messages = await applyFault<'social', readonly unknown[]>(effect, {
    at: 'social',
    call,
    clock,
    timer,
    previous,
    answer: whileOpen,
    post: (twice) => first.push(...twice),
    effects: {
      hang: () => [],
      drop: () => [],
      // The window may have been closed in the meantime.
      late: slow,
      reject: () => [{ resultUri: denied() }],
      malformed: ({ body }) => [body === undefined ? { resultUri: 42 } : JSON.parse(body)],
      async wrongOrigin() {
        await forge(message)
        return whileOpen()
      },
    },
  })
  return messages.length > 0 ? [...first, ...messages] : []
}
