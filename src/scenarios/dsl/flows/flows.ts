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

/** Opens the account view from the closed modal by the account button, which shows a profile name. */
export function openAccountOf(name: string): readonly Step[] {
  return [
    click('button', name, { exact: false, within: 'page', nth: 0 }),
    { expect: 'view', is: 'Account' },
  ]
}

/**
 * Opens the account view without a profile name: the account button shows the shortened address, as
 * `0xf3...b92266`.
 */
export const openAccount: readonly Step[] = openAccountOf('...')

/** Logs in with the code in the mail and ends on the next view. */
export function logIn(email: string): readonly Step[] {
  return [
    ...submitEmail(email),
    { expect: 'view', is: 'EmailVerifyOtp' },
    { do: 'typeCode', email },
  ]
}

/** Logs in with the code in the mail and opens the account view. */
export function logInToAccount(email: string): readonly Step[] {
  return [...logIn(email), { expect: 'modal', open: false }, ...openAccount]
}

/** Goes from the open account view of a login to the account's settings. */
export const chooseSettings: readonly Step[] = [
  click('button', 'Profile', { exact: false }),
  click('button', 'Account Settings'),
  { expect: 'view', is: 'AccountSettings' },
]

/** Starts at the closed modal of a logged-in visitor and ends in the account's settings. */
export const openSettings: readonly Step[] = [...openAccount, ...chooseSettings]

/** Starts at the closed modal of a connected wallet and ends in the account's settings. */
export const openWalletSettings: readonly Step[] = [
  ...openAccount,
  click('button', 'Account Settings'),
  { expect: 'view', is: 'AccountSettings' },
]

/** The host's setting for a login whose account view is the default widget. */
export const withoutWalletFeatures = { auth: { walletFeatures: false } }
