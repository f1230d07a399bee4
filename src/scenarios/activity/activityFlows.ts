import { click, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

/** From the closed modal of a connected visitor to the Activity page. */
export const openActivity: readonly Step[] = [
  ...openAccount,
  click('button', 'Activity'),
  sees('Transactions', ['A-021']),
]

/** Connects Emberfox, whose first account has a past, and opens its activity. */
export const foxActivity: readonly Step[] = [...connectWallet('Emberfox', 'fox'), ...openActivity]

/** The owner of the connected wallet pays from the host page. */
export const payFromHost: readonly Step[] = [
  click('button', 'Pay 0.1 ETH', { within: 'page' }),
  { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
]
