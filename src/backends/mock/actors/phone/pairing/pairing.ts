import type { Clock } from '../../../../port/clock.ts'
import { createDeferred } from '../../../shared/deferred.ts'
import type { Listeners } from '../../../shared/listeners.ts'
import type { WalletClient } from '../loadWalletClient.ts'
import { waitsForAnswer, type createPhoneWaits } from '../phoneWaits.ts'
import type { Proposals } from '../proposals/proposals.ts'
import { uriForLibrary } from './uriForLibrary.ts'

/** The message when no app has answered a code. */
const noApp = 'No app answered at that address: it is too old, or was used.'

interface Options {
  readonly clock: Pick<Clock, 'now'>
  readonly libraryNow: () => number
  readonly proposals: Proposals
  readonly listeners: Listeners
  readonly connected: () => Promise<WalletClient>
  readonly waits: ReturnType<typeof createPhoneWaits>
}

/** Pairs with the app whose URI was read from a code or a link, and waits for its proposal. */
export function createPairing(options: Options) {
  const { clock, proposals, listeners, connected, waits } = options
  const { inTime, isRelayAway } = waits

  return async function pair(shown: string): Promise<void> {
    const { kit, core } = await connected()
    const uri = uriForLibrary(shown, { now: clock.now(), libraryNow: options.libraryNow() })
    if (uri === undefined) throw new Error('This code is too old. Scan the one on the screen now.')
    const before = proposals.list().length
    const arrived = createDeferred<void>()
    const stop = listeners.add(() => {
      if (proposals.list().length > before) arrived.resolve()
    })
    try {
      // Both wait at the same time: the pairing itself may hang for longer than the wait for the
      // proposal.
      await inTime(Promise.all([kit.pair({ uri }), arrived.promise]), {
        otherwise: () => (isRelayAway(core) ? waitsForAnswer : noApp),
      })
    } finally {
      stop()
    }
  }
}
