import type { CallLog } from '../calls/callLogTypes.ts'
import type { Faults } from '../faults/faultTypes.ts'
import { createOpener, type Opener } from './createOpener.ts'
import { openRealPopup } from './openRealPopup.ts'

/** The way out of a page: popups of the simulated sites really open, unless a fault blocks them. */
export function createPageOpener(options: {
  readonly page: Window
  /** Origin of the simulated sites. */
  readonly sites: string
  readonly log: CallLog
  readonly faults: Faults
}): Opener {
  const { page, sites, log, faults } = options
  return createOpener({
    openReal: (target, features) => openRealPopup(page, target, features),
    mayShow: (url) => new URL(url).origin === sites,
    isBlocked(features) {
      const call = log.begin('browser.openPopup', { features })
      const rule = faults.strike('browser.openPopup')
      if (rule !== undefined) call.struck(rule.id)
      call.done({ blocked: rule !== undefined })
      return rule !== undefined
    },
  })
}
