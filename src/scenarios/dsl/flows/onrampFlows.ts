import { click, reads, sees, the } from '../builders.ts'
import { connectWallet, openAccount } from './flows.ts'
import type { Step } from '../step.ts'

/** From the closed modal of somebody who is connected to the providers, by the account's entry. */
export const openProviders: readonly Step[] = [
  ...openAccount,
  click('button', 'Buy crypto'),
  sees('OnRampProviders'),
]

/** A provider's row; its name goes on with the fee and the networks. */
export const provider = (label: string) => the('button', label, { exact: false })

/** From Account: the service's link is refused beside the provider, and nothing can be opened. */
export const seeRefusedLink: readonly Step[] = [
  click('button', 'Buy crypto'),
  sees('OnRampProviders'),
  reads('Link refused: it leads to another site or pays another address.'),
  { expect: 'element', target: provider('Coinbase'), is: 'disabled' },
]

/** The same, and back to Account. */
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
