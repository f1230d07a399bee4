import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import { createDeferred } from '../../shared/deferred.ts'
import type { WalletClient } from './loadWalletClient.ts'

/** The message when no reply has arrived. */
export const waitsForAnswer =
  'The phone still waits for an answer to this. Remove the faults of the relay, or let time pass.'

/** The time in which the relay and the app at the other end must answer, in real ms. */
const timeoutMs = 20_000

/** Creates the waits of a phone for the relay and for the app at its other end. */
export function createPhoneWaits(options: {
  /** Real time: only for giving up on answers that never arrive. */
  readonly platform: Clock
  readonly quiet?: ((signal: AbortSignal) => Promise<void>) | undefined
  readonly log: CallLog
}) {
  /**
   * Waits for work of the library, and rejects with that sentence after the time limit; the library itself continues. While time is paused,
   * it rejects as soon as no call is in flight.
   */
  async function inTime(
    work: Promise<unknown>,
    {
      otherwise = () => waitsForAnswer,
      isSeen = true,
    }: {
      readonly otherwise?: () => string
      /** False for work outside the page's thread: a quiet page then doesn't mean that the work is stuck. */
      readonly isSeen?: boolean
    } = {},
  ): Promise<void> {
    const late = createDeferred<never>()
    const over = new AbortController()
    const giveUp = () => late.reject(new Error(otherwise()))
    const cancel = options.platform.setTimer('phone.timeout', timeoutMs, giveUp)
    if (isSeen) options.quiet?.(over.signal).then(giveUp, () => undefined)
    try {
      await Promise.race([work, late.promise])
    } finally {
      cancel()
      over.abort()
    }
  }

  /** True if the relay cannot be reached, or a fault holds back its messages. */
  const isRelayAway = ({ relayer }: WalletClient['core']) =>
    relayer.connecting ||
    relayer.connected === false ||
    options.log.list().some(({ name, status }) => name.startsWith('relay.') && status === 'parked')

  /**
   * Resolves when the connection to the relay is open or refused. The library retries in virtual time, which may be paused while the owner
   * decides.
   */
  async function opened(opening: Promise<unknown>): Promise<void> {
    const refused = createDeferred<void>()
    const stop = options.log.follow(({ name, status }, change) => {
      if (change === 'ends' && name === 'relay.connect' && status === 'failed') refused.resolve()
    })
    try {
      await Promise.race([opening, refused.promise])
    } finally {
      stop()
    }
  }

  return { inTime, isRelayAway, opened }
}
