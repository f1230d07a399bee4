import { click, reads, scenario, the } from '../../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../../dsl/flows/solanaFlows.ts'
import { review } from '../../../send/sendSteps.ts'
import { nothingSigned, openSolanaSend } from '../solanaSendSteps.ts'

export const solanaSendToTokenAccount = scenario({
  id: 'solana-send-to-token-account',
  title: 'The address of a token account is rejected as a recipient',
  tags: ['solana', 'send', 'security', 'tokens'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSend,
    ...review('USD Coin', 'USDC', '12.5', 'ASZ2TDDNJG2n42TxAezqNNzwWipykHrENDKMCoLKgzup'),
    click('button', 'Send', { within: 'modal' }),
    reads('This is the address of a token account, not of a wallet.'),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    ...nothingSigned,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 0, changedBy: '0' },
  ],
})
