import { click, reads, sees, the } from '../builders.ts'
import { connectWallet, openAccount } from './flows.ts'
import type { Step } from '../step.ts'

/** Starts at the closed modal of a connected visitor and opens the list of providers from Account. */
export const openProviders: readonly Step[] = [
  ...openAccount,
  click('button', 'Buy crypto'),
  sees('OnRampProviders'),
]

/** A provider's row; its accessible name also contains the fee and the networks. */
export const provider = (label: string) => the('button', label, { exact: false })

/** Starts at Account: the service's link is rejected with a message beside the provider, and no window opens. */
export const seeRefusedLink: readonly Step[] = [
  click('button', 'Buy crypto'),
  sees('OnRampProviders'),
  reads('We blocked this link: it leads to another site or pays someone else.'),
  { expect: 'element', target: provider('Coinbase'), is: 'disabled' },
]

/** Shows the rejected link and returns to Account. */
export const refusedLink: readonly Step[] = [
  ...seeRefusedLink,
  click('button', 'Back'),
  sees('Account'),
]

/** Connects a wallet and opens Coinbase's window. */
export const beginPurchase: readonly Step[] = [
  ...connectWallet('Emberfox', 'fox'),
  ...openProviders,
  { do: 'click', target: provider('Coinbase') },
  sees('BuyInProgress'),
]
