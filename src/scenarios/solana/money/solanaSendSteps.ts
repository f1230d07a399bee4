import { click } from '../../dsl/builders.ts'
import { connectSolana } from '../../dsl/flows/solanaFlows.ts'
import type { Step } from '../../dsl/step.ts'

/** Public test accounts of Solana that are sent to, by their index. The first two hold USDC at genesis. */
export const solanaRecipients = {
  1: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
  3: 'EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1',
  4: '8SFqwqnq4whPhs8icwHA2hQg3hUoN1qrCLK1SBx3WKwe',
} as const

/** Sol Harbor is connected and WalletSend is open, empty. */
export const openSolanaSend: readonly Step[] = [
  ...connectSolana,
  { do: 'host.open', view: 'WalletSend' },
  { expect: 'view', is: 'WalletSend' },
]

/** Sends what the preview shows; the wallet's owner approves. */
export const sendOnIt: readonly Step[] = [
  click('button', 'Send', { within: 'modal' }),
  { do: 'wallet.approve', wallet: 'sol', method: 'solana:signAndSendTransaction' },
]

/** Nothing was requested of the wallet, and nothing moved. */
export const nothingSigned: readonly Step[] = [
  { expect: 'walletWaiting', wallet: 'sol', count: 0 },
  { expect: 'calls', name: 'wallet.solana:signAndSendTransaction', times: 0 },
  { expect: 'calls', name: 'wallet.solana:signTransaction', times: 0 },
]
