import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { solanaId, solanaInFront } from '../dsl/flows/solanaFlows.ts'
import {
  chooseSend,
  chooseToken,
  openSend,
  started,
  typeAmount,
  typeRecipient,
} from './sendSteps.ts'
import { sendOnIt } from '../solana/money/solanaSendSteps.ts'

/** Another test account. */
const other = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

export const sendOnSolana = scenario({
  id: 'send-on-solana',
  title: 'SOL is sent to a Solana address, and an EVM address is invalid there',
  tags: ['send', 'solana', 'chain'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...chooseToken('Solana SOL'),
    typeAmount('SOL', '2.5'),
    ...typeRecipient('0x90F79bf6EB2c4f870365E785982E1f101E93b906'),
    { expect: 'element', target: the('button', 'Invalid Address'), is: 'disabled' },
    ...typeRecipient(other),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads('2.5 SOL'),
    { expect: 'element', target: the('img', `Full address: ${other}`) },
    ...sendOnIt,
    ...started,
    { expect: 'calls', name: 'frame.solana_signAndSendTransaction', times: 1 },
    // The service keeps an answer for 10 s.
    { do: 'run', ms: 10000 },
    ...chooseSend,
    ...chooseToken('Solana SOL'),
    reads('Balance 497.499995'),
    { expect: 'analytics', event: 'SEND_SUCCESS', properties: { network: solanaId, amount: 2.5 } },
  ],
})
