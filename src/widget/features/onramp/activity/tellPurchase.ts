import type { Core } from '../../../core/core.ts'
import { createOnrampTexts } from '../../../core/texts/money/onrampTexts.ts'
import { onrampStatus } from './onrampActivityRules.ts'

/** Tells how a purchase is going when it was found, or when that has changed. A status that is not known claims nothing. */
export function tellPurchase(core: Core, status: string): void {
  const texts = core.use(createOnrampTexts)
  switch (status) {
    case onrampStatus.inProgress:
      return core.toasts.show('success', texts.purchaseInProgress)
    case onrampStatus.success:
      return core.toasts.show('success', texts.purchaseCompleted)
    case onrampStatus.failed:
      return core.toasts.show('error', texts.purchaseFailed)
  }
}
