import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { bothNamespaces, connectSolana, solanaId } from '../dsl/flows/solanaFlows.ts'
import { chooseToken, started, typeAmount, typeRecipient } from './sendSteps.ts'

/** The wallet's other account, which it does not show. */
const other = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

export const sendOnSolana = scenario({
  id: 'send-on-solana',
  title: 'SOL is sent to a Solana address, and an EVM address is invalid there',
  tags: ['send', 'solana', 'chain'],
  options: bothNamespaces,
  steps: [
    ...connectSolana,
    { do: 'host.open', view: 'WalletSend' },
    sees('WalletSend'),
    ...chooseToken('Solana SOL'),
    typeAmount('SOL', '2.5'),
    ...typeRecipient('0x90F79bf6EB2c4f870365E785982E1f101E93b906'),
    { expect: 'element', target: the('button', 'Invalid Address'), is: 'disabled' },
    ...typeRecipient(other),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('2.5 SOL'),
    { expect: 'element', target: the('img', `Full address: ${other}`) },
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.approve', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    ...started,
    { expect: 'calls', name: 'wallet.solana:signAndSendTransaction', times: 1 },
    // The service keeps an answer for 10 s.
    { do: 'run', ms: 10000 },
    { do: 'host.open', view: 'WalletSend' },
    ...chooseToken('Solana SOL'),
    reads('Balance 497.499995'),
    { expect: 'analytics', event: 'SEND_SUCCESS', properties: { network: solanaId, amount: 2.5 } },
  ],
})
