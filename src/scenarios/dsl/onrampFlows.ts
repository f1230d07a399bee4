import { click, sees, the } from './builders.ts'
import { connectWallet, openAccount } from './flows.ts'
import type { Step } from './step.ts'

/** From the closed modal of somebody who is connected to the providers, by the account's entry. */
export const openProviders: readonly Step[] = [
  ...openAccount,
  click('button', 'Buy crypto'),
  sees('OnRampProviders'),
]

/** A provider's row; its name goes on with the fee and the networks. */
export const provider = (label: string) => the('button', label, { exact: false })

/** Connects a wallet and opens Coinbase's window. */
export const beginPurchase: readonly Step[] = [
  ...connectWallet('Emberfox', 'fox'),
  ...openProviders,
  { do: 'click', target: provider('Coinbase') },
  sees('BuyInProgress'),
]
