import type { FramePlace } from '../../port/auth.ts'
import type { Browser, WindowMessage } from '../../port/browser.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import { isRecord } from '../../port/isRecord.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { FrameElement, MountFrame } from './frameElement.ts'
import type { RefusedMessage } from './refusedMessage.ts'

const LOAD_LIMIT_MS = 20_000
/** How long the last message of a frame counts as a sign of life. */
const ALIVE_FOR_MS = 60_000

type Refuse = (reason: RefusedMessage['reason']) => void

/** The secure site's frame in the page: loaded, dropped, and loaded again. */
export interface LoadedFrame {
  /** Mounts the frame once; a further call waits for the same frame. Rejects with `frame.notLoaded` (C-346). */
  mount(parent: HTMLElement, src: string): Promise<void>
  /** False before the first frame was mounted. */
  isMounted(): boolean
  /** Resolves when the frame has loaded. Loads a dropped one again. Rejects with `frame.notLoaded`. */
  loaded(): Promise<void>
  place(place: FramePlace): void
  /** Posts a message. Returns false when there is no window to post to. */
  post(message: unknown): boolean
  /** True while the last message of the frame is fresh enough to be a sign of life. */
  isAlive(): boolean
  /** Forgets the last sign of life if it is not newer than `since`, ms since epoch. */
  doubt(since?: number): void
  /** Removes the frame. */
  drop(error: FoyerError): void
}

/** A frame whose messages are checked for origin and window. */
export function createLoadedFrame(options: {
  secureOrigin: string
  mountFrame: MountFrame
  browser: Pick<Browser, 'subscribeMessages'>
  clock: Clock
  onMessage: (data: unknown, refuse: Refuse) => void
  onRefused: (refused: RefusedMessage) => void
  /** Called when the posted messages are lost. */
  onLost: (error?: FoyerError) => void
  /** Called when the page in the frame was loaded again and has forgotten what it was told. */
  onReloaded: () => void
}): LoadedFrame {
  const { clock, secureOrigin } = options
  let mounted: { readonly parent: HTMLElement; readonly src: string } | undefined
  let element: FrameElement | undefined
  let stopReceiving = () => {}
  let loaded: Promise<void> | undefined
  let placed: FramePlace = { shown: false }
  /** When the frame last posted a message. */
  let seenAt: number | undefined

  function receive({ origin, source, data }: WindowMessage): void {
    const type = isRecord(data) && typeof data.type === 'string' ? data.type : ''
    if (!type.startsWith('@w3m-frame/')) return
    const refuse: Refuse = (reason) =>
      options.onRefused({ reason, origin, type: type.slice(0, 100) })
    if (origin !== secureOrigin) return refuse('origin')
    if (element?.isSource(source) !== true) return refuse('source')
    seenAt = clock.now()
    options.onMessage(data, refuse)
  }

  function drop(error: FoyerError): void {
    stopReceiving()
    element?.remove()
    element = undefined
    loaded = undefined
    seenAt = undefined
    options.onLost(error)
  }

  async function load(parent: HTMLElement, src: string): Promise<void> {
    let isFirst = true
    stopReceiving = options.browser.subscribeMessages(receive)
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
            if (!isFirst) {
              seenAt = undefined
              options.onLost()
              options.onReloaded()
            }
            isFirst = false
          },
          onError() {
            cancel()
            fail()
          },
        })
        element.place(placed)
      })
      mounted = { parent, src }
    } catch (thrown) {
      drop(toFoyerError(thrown))
      throw thrown
    }
  }

  return {
    mount(parent, src) {
      loaded ??= load(parent, src)
      return loaded
    },
    isMounted: () => loaded !== undefined || mounted !== undefined,
    async loaded() {
      if (mounted) loaded ??= load(mounted.parent, mounted.src)
      await loaded
    },
    place(place) {
      placed = place
      element?.place(place)
    },
    post: (message) => element?.post(message, secureOrigin) === true,
    isAlive: () => seenAt !== undefined && clock.now() - seenAt < ALIVE_FOR_MS,
    doubt(since = Infinity) {
      if (seenAt !== undefined && seenAt <= since) seenAt = undefined
    },
    drop,
  }
}

/** The error for a secure site that cannot be reached (C-346). `why` is for developers. */
export function notLoaded(why: string): FoyerError {
  return new FoyerError('frame.notLoaded', 'Unable to load email login dependency', {
    details: { why },
  })
}
