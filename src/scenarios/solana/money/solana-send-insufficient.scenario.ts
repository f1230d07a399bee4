import { scenario, the } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { chooseToken, openSend, typeAmount, typeRecipient } from '../../send/sendSteps.ts'
import { nothingAskedOnSolana, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendInsufficient = scenario({
  id: 'solana-send-insufficient',
  title: 'An amount above the token balance cannot be reviewed',
  tags: ['solana', 'send', 'tokens'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '2500.000001'),
    ...typeRecipient(solanaRecipients[1]),
    { expect: 'element', target: the('button', 'Insufficient Funds'), is: 'disabled' },
    typeAmount('USDC', '2500'),
    { expect: 'element', target: the('button', 'Preview Send'), is: 'enabled' },
    ...nothingAskedOnSolana,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 0, changedBy: '0' },
  ],
})
