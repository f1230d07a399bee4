import { click, the } from '../builders.ts'
import { openModal } from './flows.ts'
import type { Step } from '../step.ts'

/** The QR code on the screen. */
export const code = the('img', 'QR code to scan with your phone')

/** Opens the QR code that any wallet can scan. */
export const openCode: readonly Step[] = [
  ...openModal,
  click('button', 'WalletConnect', { exact: false }),
  { expect: 'view', is: 'ConnectingWalletConnect' },
  { expect: 'element', target: code },
]

/** Connects the phone's wallet by scanning with its camera; its owner approves. */
export const connectPhone: readonly Step[] = [
  ...openCode,
  { do: 'phone.scan' },
  { do: 'phone.approve' },
  { expect: 'modal', open: false },
]

/** Opens one wallet of the directory from All Wallets. */
export function openWallet(name: string): readonly Step[] {
  return [
    ...openModal,
    click('button', 'All Wallets', { exact: false }),
    { expect: 'view', is: 'AllWallets' },
    click('button', name),
    { expect: 'view', is: 'ConnectingWalletConnect' },
  ]
}
