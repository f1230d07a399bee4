import { scenario, the } from '../../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../../dsl/flows/solanaFlows.ts'
import type { Step } from '../../../dsl/step.ts'
import { chooseToken, openSend, typeAmount, typeRecipient } from '../../../send/sendSteps.ts'
import { nothingAskedOnSolana } from '../solanaSendSteps.ts'

const refused = (address: string): readonly Step[] => [
  ...typeRecipient(address),
  { expect: 'element', target: the('button', 'Invalid Address'), is: 'disabled' },
  {
    expect: 'element',
    target: the('textbox', 'Address or name'),
    described:
      'This is the address of a token, a token account or a program, not of a wallet. Ask for the wallet address.',
  },
]

export const solanaSendToTokenAccount = scenario({
  id: 'solana-send-to-token-account',
  title: 'Token accounts, mints and programs are rejected as recipients',
  tags: ['solana', 'send', 'security', 'tokens'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '12.5'),
    ...refused('ASZ2TDDNJG2n42TxAezqNNzwWipykHrENDKMCoLKgzup'),
    ...refused('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    ...refused('11111111111111111111111111111111'),
    ...refused('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    ...nothingAskedOnSolana,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 0, changedBy: '0' },
  ],
})
