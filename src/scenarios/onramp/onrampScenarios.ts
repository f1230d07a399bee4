import type { Scenario } from '../dsl/scenario.ts'
import { buyWithACard } from './buy/buy-with-a-card.scenario.ts'
import { buyAToken } from './buy/buy-a-token.scenario.ts'
import { buyTheFirstTokens } from './buy/buy-the-first-tokens.scenario.ts'
import { buyTimesOut } from './buy/buy-times-out.scenario.ts'
import { buyWindowClosed } from './buy/buy-window-closed.scenario.ts'
import { buyDeclined } from './buy/buy-declined.scenario.ts'
import { buyDelayedOverAReload } from './buy/buy-delayed-over-a-reload.scenario.ts'
import { buyDelayed } from './buy/buy-delayed.scenario.ts'
import { buyDelayedThenFails } from './buy/buy-delayed-then-fails.scenario.ts'
import { buyOverTheEndOfAMonth } from './buy/buy-over-the-end-of-a-month.scenario.ts'
import { buyUnknownStatus } from './buy/buy-unknown-status.scenario.ts'
import { buyPopupBlocked } from './buy/buy-popup-blocked.scenario.ts'
import { buyNoLink } from './buy/buy-no-link.scenario.ts'
import { buyForeignRecipient } from './buy/buy-foreign-recipient.scenario.ts'
import { buyLookAlikeHost } from './buy/buy-look-alike-host.scenario.ts'
import { buyHostileLink } from './buy/buy-hostile-link.scenario.ts'
import { buyAtAnotherProvider } from './buy/buy-at-another-provider.scenario.ts'
import { buyRefusedAtOne } from './buy/buy-refused-at-one.scenario.ts'
import { buyNetworkPictures } from './buy/buy-network-pictures.scenario.ts'
import { buyOnAPhone } from './buy/buy-on-a-phone.scenario.ts'
import { onrampActivity } from './onramp-activity.scenario.ts'
import { onrampAccountGone } from './onramp-account-gone.scenario.ts'
import { whatIsABuy } from './what-is-a-buy.scenario.ts'
import { onrampWidgetQuotes } from './onramp-widget-quotes.scenario.ts'
import { onrampWidgetLimits } from './onramp-widget-limits.scenario.ts'
import { onrampWidgetBeforeConnecting } from './onramp-widget-before-connecting.scenario.ts'
import { onrampWidgetCurrencies } from './onramp-widget-currencies.scenario.ts'
import { onrampWidgetQuoteFails } from './onramp-widget-quote-fails.scenario.ts'
import { onrampOptionsDown } from './onramp-options-down.scenario.ts'
import { onrampOff } from './onramp-off.scenario.ts'
import { onrampOnSolana } from './onramp-on-solana.scenario.ts'

/** Buying at an on-ramp provider, in the order in which the workbench lists them. */
export const onrampScenarios: readonly Scenario[] = [
  buyWithACard,
  buyAToken,
  buyTheFirstTokens,
  buyTimesOut,
  buyWindowClosed,
  buyDeclined,
  buyDelayed,
  buyDelayedOverAReload,
  buyDelayedThenFails,
  buyOverTheEndOfAMonth,
  buyUnknownStatus,
  buyPopupBlocked,
  buyNoLink,
  buyHostileLink,
  buyLookAlikeHost,
  buyForeignRecipient,
  buyAtAnotherProvider,
  buyRefusedAtOne,
  buyNetworkPictures,
  buyOnAPhone,
  onrampActivity,
  onrampAccountGone,
  whatIsABuy,
  onrampWidgetQuotes,
  onrampWidgetLimits,
  onrampWidgetBeforeConnecting,
  onrampWidgetCurrencies,
  onrampWidgetQuoteFails,
  onrampOptionsDown,
  onrampOff,
  onrampOnSolana,
]
