import { click, sees, the } from '../builders.ts'
import { openModal } from './flows.ts'
import type { Step } from '../step.ts'

/** Connects Emberfox from the closed modal; the host then requests a signature. */
export const connectToSignIn: readonly Step[] = [
  ...openModal,
  { do: 'click', target: the('button', 'Emberfox', { exact: false, within: 'modal' }) },
  { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
  sees('ConnectingSiwe'),
]

/** Presses 'Sign' and approves the signature in Emberfox. */
export const signIn: readonly Step[] = [
  click('button', 'Sign'),
  { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
  { expect: 'modal', open: false },
]

/** The sign-in state that the host page shows. */
export function hostShows(text: string): Step {
  return { expect: 'text', text, within: 'page' }
}
