import type { ViewRegistry } from './core/modal/viewRecord.ts'
import { accountViews } from './registry/accountViews.ts'
import { connectViews } from './registry/connectViews.ts'
import { emailViews } from './registry/emailViews.ts'
import { moneyViews } from './registry/moneyViews.ts'
import { networkViews } from './registry/networkViews.ts'

/** Every view of the widget, one record each, by the families of the spec. */
export const viewRegistry: ViewRegistry = {
  ...connectViews,
  ...accountViews,
  ...networkViews,
  ...emailViews,
  ...moneyViews,
}

/** The one widget besides the buttons; it is too much to load with them (open point 147). */
export const loadOnrampWidget = () => import('./features/onramp/public/OnrampWidget.tsx')
