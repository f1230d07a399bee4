import type { Clock } from '../../port/clock.ts'
import type { CallLog } from '../calls/callLogTypes.ts'
import type { DeliveryQueue } from '../clock/deliveryQueue.ts'
import { createDeferred } from '../shared/deferred.ts'
import type { Faults } from '../faults/faultTypes.ts'
import { createOpener, type Opener, type OpenerOptions, type PopupLoad } from './opener.ts'
import { openRealPopup } from './openRealPopup.ts'

/** The real ms after which a window that was closed by hand or left is no longer expected. */
const maxWait = 20_000

/** Opens windows for a page: popups of the simulated sites really open, unless a fault blocks them. */
export function createPageOpener(options: {
  readonly page: Window
  /** Origin of the simulated sites. */
  readonly sites: string
  readonly log: CallLog
  readonly faults: Faults
  readonly onClose: (source: MessageEventSource) => void
  readonly deliveries: Pick<DeliveryQueue, 'deliver'>
  readonly follow: NonNullable<OpenerOptions['follow']>
  /** Real time, only for giving up. */
  readonly platform: Pick<Clock, 'setTimer'>
}): Opener {
  const { page, sites, log, faults, onClose, deliveries, platform, follow } = options

  function awaitLoad(): PopupLoad {
    const { promise, resolve } = createDeferred<void>()
    const cancel = platform.setTimer('popup.timeout', maxWait, resolve)
    return {
      turn: deliveries.deliver('a window that is loading', promise),
      end() {
        cancel()
        resolve()
      },
    }
  }

  return createOpener({
    openReal: (target, features) => openRealPopup(page, target, features),
    mayShow: (url) => new URL(url).origin === sites,
    awaitLoad,
    onClose,
    follow,
    isBlocked(features) {
      const call = log.begin('browser.openPopup', { features })
      const rule = faults.match('browser.openPopup')
      if (rule !== undefined) call.faulted(rule.id)
      call.done({ blocked: rule !== undefined })
      return rule !== undefined
    },
  })
}
