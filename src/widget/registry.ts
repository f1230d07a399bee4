import type { ViewRegistry } from './core/modal/viewRecord.ts'
import { accountViews } from './registry/accountViews.ts'
import { connectViews } from './registry/connectViews.ts'
import { emailViews } from './registry/emailViews.ts'
import { moneyViews } from './registry/moneyViews.ts'
import { networkViews } from './registry/networkViews.ts'

/**
 * One record per view of the widget. Functions make them, so that a host's bundler drops all views from a file that
 * imports only a network.
 */
export const createViewRegistry = (): ViewRegistry => ({
  ...connectViews(),
  ...accountViews(),
  ...networkViews(),
  ...emailViews(),
  ...moneyViews(),
})

/**
 * Loads the on-ramp widget on demand, because it is too large to load with the buttons (open point
 * 147).
 */
export const loadOnrampWidget = () => import('./features/onramp/public/OnrampWidget.tsx')
