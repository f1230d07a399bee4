import { click, sees } from '../dsl/builders.ts'
import { logInToAccount } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

/** Ada's account. */
export const address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'

/** Opens WalletReceive from the open account view of a login. */
export const chooseReceive: readonly Step[] = [
  click('button', 'Receive', { within: 'modal' }),
  sees('WalletReceive'),
]

/** Ada is logged in and WalletReceive is open. */
export const openReceive: readonly Step[] = [...logInToAccount('ada@example.com'), ...chooseReceive]
