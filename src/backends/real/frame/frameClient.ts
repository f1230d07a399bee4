import type { FramePlace } from '../../port/auth.ts'
import type { Browser } from '../../port/browser.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Random } from '../../port/random.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { MountFrame } from './frameElement.ts'
import {
  readFrameMessage,
  writeAppMessage,
  type FrameCall,
  type FrameCalls,
  type FrameMessage,
} from './frameProtocol.ts'
import { createLoadedFrame, notLoaded } from './loadedFrame.ts'
import { createOpenRequests } from './openRequests.ts'
import type { RefusedMessage } from './refusedMessage.ts'

const REPLY_LIMIT_MS = 30_000
/** How long a frame may take to show that it is alive. */
const ALIVE_LIMIT_MS = 5_000

export interface FrameRequestOptions {
  readonly signal?: AbortSignal | undefined
  /** True if the answer needs the visitor, and so has no time limit. */
  readonly waitsForPerson?: boolean
  /** How long to wait for the answer, in ms; 30 s by default. */
  readonly limitMs?: number
}

/**
 * Sends requests to the secure site's frame (C-297). Every request waits until the frame has
 * loaded. A frame that gives no sign of life is loaded again before the request is posted; a
 * request that was posted is never repeated.
 */
export interface FrameClient {
  /** Mounts the frame once; a further call waits for the same frame. Rejects with `frame.notLoaded` (C-346). */
  mount(parent: HTMLElement, src: string): Promise<void>
  place(place: FramePlace): void
  /**
   * Sends a request and resolves with the payload of its reply. Rejects with `frame.notSet`
   * (C-347), `frame.notLoaded` (C-346; also when no reply comes in time), `frame.failed`,
   * `frame.malformed`, `aborted`.
   */
  request<C extends FrameCall>(
    call: C,
    payload: FrameCalls[C][0],
    options?: FrameRequestOptions,
  ): Promise<FrameCalls[C][1]>
  /** Calls the listener with messages that reply to no request (broadcasts, wire 2.3). */
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
  /** Called when the page in the frame was loaded again and has forgotten what it was told. */
  onReloaded: () => void
}): FrameClient {
  const { clock } = options
  const listeners = new Set<(message: FrameMessage) => void>()
  const open = createOpenRequests()
  let reviving: Promise<void> | undefined
  let onSeen = () => {}

  const frame = createLoadedFrame({
    ...options,
    onLost: open.rejectSent,
    onMessage(data, refuse) {
      onSeen()
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
    },
  })

  /** Resolves when the frame can take that request. Loads a frame again that gives no sign of life. */
  async function ready(id: string): Promise<void> {
    await frame.loaded()
    if (!open.has(id) || frame.isAlive()) return
    // Loading it again would take the visitor's request away.
    if (open.waitForPerson()) return
    reviving ??= revive().finally(() => (reviving = undefined))
    await reviving
  }

  async function revive(): Promise<void> {
    if (await isThere()) return
    const dead = notLoaded('the frame gives no sign of life')
    frame.drop(dead)
    await frame.loaded()
    if (!frame.isAlive() && !(await isThere())) {
      frame.drop(dead)
      throw dead
    }
    options.onReloaded()
  }

  /**
   * Asks for a sign of life. A browser fires `load` for its error page, too; only a message shows
   * that the secure site is in the frame.
   */
  function isThere(): Promise<boolean> {
    frame.doubt()
    const seen = new Promise<boolean>((resolve) => {
      onSeen = () => resolve(true)
    })
    const id = options.random.id()
    const answer = open.add(id, 'IS_CONNECTED', { signal: undefined, waitsForPerson: false })
    const cancel = post(id, 'IS_CONNECTED', undefined, { limitMs: ALIVE_LIMIT_MS })
    // An error is a sign of life as well.
    const answered = answer.then(() => true).catch(() => frame.isAlive())
    return Promise.race([seen, answered.finally(cancel)])
  }

  /** Posts an open request and starts its time limit. */
  function post<C extends FrameCall>(
    id: string,
    call: C,
    payload: FrameCalls[C][0],
    { waitsForPerson, limitMs = REPLY_LIMIT_MS }: FrameRequestOptions,
  ): () => void {
    const nothing = () => {}
    if (!open.markSent(id)) return nothing
    if (!frame.post(writeAppMessage(call, id, payload))) {
      frame.doubt()
      open.reject(id, notSet())
      return nothing
    }
    if (waitsForPerson === true) return nothing
    const at = clock.now()
    return clock.setTimer('frame.reply', limitMs, () => {
      frame.doubt(at)
      open.reject(id, notLoaded(`no answer to ${call}`))
    })
  }

  return {
    mount: frame.mount,
    place: frame.place,
    async request(call, payload, given = {}) {
      if (!frame.isMounted()) throw notSet()
      const { signal, waitsForPerson = false } = given
      const id = options.random.id()
      const answer = open.add(id, call, { signal, waitsForPerson })
      let cancel = () => {}
      ready(id).then(
        () => (cancel = post(id, call, payload, given)),
        (thrown: unknown) => open.reject(id, toFoyerError(thrown)),
      )
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

function notSet(): FoyerError {
  return new FoyerError('frame.notSet', 'W3mFrame: iframe is not set')
}
