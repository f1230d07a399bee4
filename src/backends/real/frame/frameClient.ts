import type { FramePlace } from '../../port/auth.ts'
import type { Browser, WindowMessage } from '../../port/browser.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Random } from '../../port/random.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { FrameElement, MountFrame } from './frameElement.ts'
import {
  readFrameMessage,
  writeAppMessage,
  type FrameCall,
  type FrameCalls,
  type FrameMessage,
} from './frameProtocol.ts'
import { createOpenRequests } from './openRequests.ts'
import type { RefusedMessage } from './refusedMessage.ts'

const LOAD_LIMIT_MS = 20_000
const REPLY_LIMIT_MS = 30_000

/** Sends requests to the secure site's frame (C-297). Every request waits until the frame has loaded. */
export interface FrameClient {
  /** Mounts the frame once; a further call waits for the same frame. Rejects with `frame.notLoaded` (C-346). */
  mount(parent: HTMLElement, src: string): Promise<void>
  place(place: FramePlace): void
  /**
   * Rejects with `frame.notSet` (C-347), `frame.notLoaded` (C-346; also when no reply comes in time), `frame.failed`,
   * `frame.malformed`, `aborted`.
   */
  request<C extends FrameCall>(
    call: C,
    payload: FrameCalls[C][0],
    options?: { signal?: AbortSignal | undefined; waitsForPerson?: boolean },
  ): Promise<FrameCalls[C][1]>
  /** Reports messages that do not reply to a request (broadcasts, wire 2.3). */
  subscribe(listener: (message: FrameMessage) => void): () => void
}

/**
 * Accepts a message only if it comes from the secure origin and from the frame's own window, and replies to an open
 * request. Everything else is dropped and passed to `onRefused`.
 */
export function createFrameClient(options: {
  secureOrigin: string
  mountFrame: MountFrame
  browser: Pick<Browser, 'subscribeMessages'>
  clock: Clock
  random: Pick<Random, 'id'>
  onRefused: (refused: RefusedMessage) => void
}): FrameClient {
  const { clock, secureOrigin } = options
  const listeners = new Set<(message: FrameMessage) => void>()
  const open = createOpenRequests()
  let element: FrameElement | undefined
  let loaded: Promise<void> | undefined

  function receive({ origin, source, data }: WindowMessage): void {
    const type = isRecord(data) && typeof data.type === 'string' ? data.type : ''
    if (!type.startsWith('@w3m-frame/')) return
    const refuse = (reason: RefusedMessage['reason']) =>
      options.onRefused({ reason, origin, type: type.slice(0, 100) })
    if (origin !== secureOrigin) return refuse('origin')
    if (element?.isSource(source) !== true) return refuse('source')
    const message = readFrameMessage(data)
    if (message === undefined) return refuse('shape')
    if (message.kind === 'notice' || message.id === undefined) {
      if (message.kind === 'malformed') return refuse('shape')
      return listeners.forEach((listener) => listener(message))
    }
    const settled = open.settle(message.id, message)
    if (settled !== 'settled') refuse(settled)
    else if (message.kind === 'malformed') refuse('shape')
    return undefined
  }

  async function load(parent: HTMLElement, src: string): Promise<void> {
    const unsubscribe = options.browser.subscribeMessages(receive)
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = () => reject(notLoaded(`the frame at ${secureOrigin} did not load`))
        const cancel = clock.setTimer('frame.load', LOAD_LIMIT_MS, fail)
        element = options.mountFrame({
          parent,
          src,
          onLoad() {
            cancel()
            resolve()
            // A frame that reloads has lost its requests.
            open.abortAll()
          },
          onError() {
            cancel()
            fail()
          },
        })
      })
    } catch (thrown) {
      unsubscribe()
      element?.remove()
      element = undefined
      loaded = undefined
      throw thrown
    }
  }

  return {
    mount(parent, src) {
      loaded ??= load(parent, src)
      return loaded
    },
    place: (place) => element?.place(place),
    async request(call, payload, { signal, waitsForPerson = false } = {}) {
      if (loaded === undefined) throw new FoyerError('frame.notSet', 'W3mFrame: iframe is not set')
      await loaded
      const id = options.random.id()
      const answer = open.add(id, call, signal)
      const cancel = waitsForPerson
        ? () => undefined
        : clock.setTimer('frame.reply', REPLY_LIMIT_MS, () =>
            open.reject(id, notLoaded(`no answer to ${call}`)),
          )
      if (element?.post(writeAppMessage(call, id, payload), secureOrigin) !== true) {
        open.reject(id, new FoyerError('frame.notSet', 'W3mFrame: iframe is not set'))
      }
      try {
        return await answer
      } finally {
        cancel()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function notLoaded(why: string): FoyerError {
  return new FoyerError('frame.notLoaded', 'Unable to load email login dependency', {
    details: { why },
  })
}
