import { click, sees } from '../../dsl/builders.ts'
import type { Expectation } from '../../dsl/expectation.ts'
import { connectSolana } from '../../dsl/flows/solanaFlows.ts'
import type { Step } from '../../dsl/step.ts'

/** Public test accounts of Solana that are sent to, by their index. The first two hold USDC at genesis. */
export const solanaRecipients = {
  1: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
  3: 'EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1',
  4: '8SFqwqnq4whPhs8icwHA2hQg3hUoN1qrCLK1SBx3WKwe',
} as const

/** Sol Harbor is connected and WalletSend is open, empty. The account of a wallet has no Send button: a host opens the view. */
export const openSolanaSendByHost: readonly Step[] = [
  ...connectSolana,
  { do: 'host.open', view: 'WalletSend' },
  sees('WalletSend'),
]

/** Sends what the preview shows; the login approves in the secure frame. */
export const sendOnIt: readonly Step[] = [
  click('button', 'Send', { within: 'modal' }),
  sees('ApproveTransaction'),
  { do: 'frame.approve', method: 'solana_signAndSendTransaction' },
]

/** Sends what the preview shows; Sol Harbor's owner approves. */
export const sendOnByWallet: readonly Step[] = [
  click('button', 'Send', { within: 'modal' }),
  { do: 'wallet.approve', wallet: 'sol', method: 'solana:signAndSendTransaction' },
]

/** The secure frame was asked for nothing. */
export const nothingAskedOnSolana: readonly Expectation[] = [
  { expect: 'frame', shown: false },
  { expect: 'calls', name: 'frame.solana_signAndSendTransaction', times: 0 },
  { expect: 'calls', name: 'frame.solana_signTransaction', times: 0 },
]
