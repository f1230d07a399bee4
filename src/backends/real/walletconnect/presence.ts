import { asRecord } from '../../port/asRecord.ts'
import type { Browser } from '../../port/browser.ts'
import type { Clock } from '../../port/clock.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { Library } from './library.ts'

/** How long the relay may take after a return, in ms, before the page goes on without it. */
const renewTime = 5_000
/** The time in ms in which the library reads what has arrived. */
const readTime = 1_000

/**
 * Whether the visitor is in the page. A phone puts the page to sleep while they are in the wallet's app: timers stop, and
 * the relay's socket dies or stays open in silence. So each return renews the socket and fetches what the relay has kept,
 * and nothing is judged before.
 */
export interface Presence {
  /** Renews that client's socket at each return. */
  follow(library: Library): void
  /** Resolves when the visitor is in the page, and what the relay has kept for it is read. */
  settled(): Promise<void>
  /** The number of returns so far: a wait during which it changes has slept. */
  returns(): number
}

/** The part of the browser that tells whether a phone shows the page. */
export type PageBrowser = Pick<Browser, 'device' | 'visible' | 'subscribeVisible'>

/** The methods of the relay's client, which its type declarations partly omit. */
interface Relayer {
  readonly connected: boolean
  readonly connecting: boolean
  readonly subscriber: {
    readonly hasAnyTopics: boolean
    readonly topics: readonly string[]
    once(event: string, listener: () => void): void
  }
  /** Ends the socket like a broken connection, after which the client opens another one by itself. */
  transportDisconnect(): Promise<void>
  transportOpen(): Promise<void>
  request(request: { method: string; params: object }): Promise<unknown>
  handleBatchMessageEvents(messages: unknown): Promise<void>
}

export function createPresence(options: {
  /** Absent on a page without a phone. */
  browser: PageBrowser | undefined
  clock: Clock
  onError: (error: Error) => void
}): Presence {
  const { browser, clock, onError } = options
  /** The newest renewal, until what it brought is read. */
  let renewal: Promise<void> | undefined
  let running = 0
  let wasHidden = false
  let returns = 0

  const isPhone = () => browser?.device().mobile === true

  async function renew(relayer: Relayer): Promise<void> {
    const { subscriber } = relayer
    const subscribed = new Promise<void>((resolve) =>
      subscriber.once('subscription_resubscribed', resolve),
    )
    // `restartTransport` of the library would not do: after it, the library misses the next broken connection.
    if (relayer.connected) await relayer.transportDisconnect()
    else if (!relayer.connecting) await relayer.transportOpen()
    await subscribed
    const { topics } = subscriber
    const kept = await relayer.request({ method: 'irn_batchFetchMessages', params: { topics } })
    await relayer.handleBatchMessageEvents(asRecord(kept).messages ?? [])
  }

  async function renewInTime(relayer: Relayer): Promise<void> {
    const inTime = new AbortController()
    running += 1
    try {
      await Promise.race([
        renew(relayer),
        clock.sleep('walletConnect.renew', renewTime, inTime.signal),
      ])
    } catch (thrown) {
      // The library tries again by itself.
      onError(toFoyerError(thrown, 'network.failed', "Renewing the relay's connection"))
    } finally {
      running -= 1
      inTime.abort()
    }
    await clock.sleep('walletConnect.read', readTime)
  }

  return {
    follow(library) {
      const relayer = library.core.relayer as unknown as Relayer
      browser?.subscribeVisible((visible) => {
        if (!isPhone()) return
        // A return may be reported twice, by the page's visibility and by the browser's cache.
        const isReported = running > 0 && !wasHidden
        wasHidden = !visible
        if (!visible || isReported) return
        returns += 1
        if (!relayer.subscriber.hasAnyTopics) return
        const newest = renewInTime(relayer).finally(() => {
          if (renewal === newest) renewal = undefined
        })
        renewal = newest
      })
    },
    async settled() {
      if (!isPhone()) return
      while (browser?.visible() === false) {
        await new Promise<void>((resolve) => {
          const stop = browser.subscribeVisible(() => {
            stop()
            resolve()
          })
        })
      }
      await renewal
    },
    returns: () => returns,
  }
}
