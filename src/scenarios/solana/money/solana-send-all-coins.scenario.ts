import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { chooseToken, openSend, started, typeRecipient } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendAllCoins = scenario({
  id: 'solana-send-all-coins',
  title: 'Max sends all SOL except the fee',
  tags: ['solana', 'send', 'chain'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...chooseToken('Solana SOL'),
    click('button', 'Max'),
    { expect: 'element', target: the('textbox', 'Amount in SOL'), value: '499.999995' },
    ...typeRecipient(solanaRecipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendOnIt,
    ...started,
    { expect: 'balance', chainId: solanaId, account: 0, wei: '0' },
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '499999995000' },
  ],
})
