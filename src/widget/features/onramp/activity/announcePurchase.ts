import type { Core } from '../../../core/core.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { onrampStatus } from './onrampActivityRules.ts'

/** Shows a toast with the status of a purchase that was found or has changed; none for an unknown status. */
export function announcePurchase(core: Core, status: string): void {
  const texts = core.use(onrampTexts)
  switch (status) {
    case onrampStatus.inProgress:
      return core.toasts.show('success', texts.purchaseInProgress)
    case onrampStatus.success:
      return core.toasts.show('success', texts.purchaseCompleted)
    case onrampStatus.failed:
      return core.toasts.show('error', texts.purchaseFailed)
  }
}
