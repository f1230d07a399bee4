import { click, sees, the } from '../dsl/builders.ts'
import type { Expectation } from '../dsl/expectation.ts'
import { connectWallet, logInToAccount } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

/** EIP-55 addresses of public test accounts that are sent to, by their index. */
export const recipients = {
  3: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  7: '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
} as const

/** ms until a recipient is looked up. */
export const lookUp: Step = { do: 'run', ms: 300 }

/** The account of ada@example.com, by its index. */
export const sender = 6

/** Opens WalletSend from the open account view of a login. */
export const chooseSend: readonly Step[] = [
  click('button', 'Send', { within: 'modal' }),
  sees('WalletSend'),
]

/** Ada is logged in and WalletSend is open, empty. */
export const openSend: readonly Step[] = [...logInToAccount('ada@example.com'), ...chooseSend]

/** Emberfox is connected and WalletSend is open, empty. The account of a wallet has no Send button: a host opens the view. */
export const openSendByHost: readonly Step[] = [
  ...connectWallet('Emberfox', 'fox'),
  { do: 'host.open', view: 'WalletSend' },
  sees('WalletSend'),
]

/** Chooses a token by the beginning of its row, from an empty form. */
export function chooseToken(row: string): readonly Step[] {
  return [
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    click('button', row, { exact: false, within: 'modal' }),
    sees('WalletSend'),
  ]
}

export function typeAmount(symbol: string, amount: string): Step {
  return { do: 'retype', target: the('textbox', `Amount in ${symbol}`), text: amount }
}

/** Types who gets it, and waits for the look-up. */
export function typeRecipient(text: string): readonly Step[] {
  return [{ do: 'retype', target: the('textbox', 'Address or name'), text }, lookUp]
}

/** The form filled in, and looked at in the preview. */
export function review(row: string, symbol: string, amount: string, to: string): readonly Step[] {
  return [
    ...chooseToken(row),
    typeAmount(symbol, amount),
    ...typeRecipient(to),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
  ]
}

/** Sends what the preview shows; Ada approves in the secure frame. */
export const sendIt: readonly Step[] = [
  click('button', 'Send', { within: 'modal' }),
  sees('ApproveTransaction'),
  { do: 'frame.approve', method: 'eth_sendTransaction' },
]

/** Sends what the preview shows; Emberfox's owner approves. */
export const sendByWallet: readonly Step[] = [
  click('button', 'Send', { within: 'modal' }),
  { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
]

/** The secure frame was asked for nothing. */
export const nothingAsked: readonly Expectation[] = [
  { expect: 'frame', shown: false },
  { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
]

/** The transfer is on its way, and the account is on screen with its line, which says so instead of a toast. */
export const started: readonly Step[] = [
  sees('Account'),
  { expect: 'element', target: the('list', 'Recent transactions') },
  { expect: 'noToast' },
]

/** A transfer of 1 ETH is left while the wallet still asks for it, and one of 0.1 ETH stands in the preview. */
export const leaveForAnother: readonly Step[] = [
  ...openSendByHost,
  ...review('Ether ETH', 'ETH', '1', recipients[3]),
  click('button', 'Send', { within: 'modal' }),
  { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
  click('button', 'Cancel'),
  sees('WalletSend'),
  typeAmount('ETH', '0.1'),
  click('button', 'Preview Send'),
  sees('WalletSendPreview'),
]

/** Opens or closes the reason of a transaction that failed. */
export const askWhy: Step = click('button', 'Why?', { exact: false })
