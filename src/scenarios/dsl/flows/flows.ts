import { click, the } from '../builders.ts'
import type { Step } from '../step.ts'

/** Opens the modal from the host page's combined button. */
export const openModal: readonly Step[] = [
  click('button', 'Connect Wallet', { within: 'page', nth: 0 }),
  { expect: 'modal', open: true },
]

/** Connects an announced wallet from the closed modal; its owner approves. */
export function connectWallet(name: string, wallet: string): readonly Step[] {
  return [
    ...openModal,
    { do: 'click', target: the('button', name, { exact: false, within: 'modal' }) },
    { do: 'wallet.approve', wallet, method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
  ]
}

/** Types an address into the e-mail field of Connect and submits it. */
export function submitEmail(email: string): readonly Step[] {
  return [
    ...openModal,
    { do: 'type', target: the('textbox', 'Email'), text: email },
    { do: 'press', key: 'Enter' },
  ]
}

/** Opens the account view of the connected account. */
export const openAccount: readonly Step[] = [{ do: 'host.open' }, { expect: 'view', is: 'Account' }]

/** Logs in with the code in the mail and ends on the next view. */
export function logIn(email: string): readonly Step[] {
  return [
    ...submitEmail(email),
    { expect: 'view', is: 'EmailVerifyOtp' },
    { do: 'typeCode', email },
  ]
}

/** Starts at the closed modal of a logged-in visitor and ends in the account's settings. */
export const openSettings: readonly Step[] = [
  ...openAccount,
  click('button', 'Profile', { exact: false }),
  click('button', 'Account Settings'),
  { expect: 'view', is: 'AccountSettings' },
]

/** The host's setting for a login whose account view is the default widget. */
export const withoutWalletFeatures = { auth: { walletFeatures: false } }
