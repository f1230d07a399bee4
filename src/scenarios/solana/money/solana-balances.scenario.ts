import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { openSend } from '../../send/sendSteps.ts'

export const solanaBalances = scenario({
  id: 'solana-balances',
  title: 'The account lists its SOL and tokens, most valuable first',
  tags: ['solana', 'tokens'],
  options: solanaInFront,
  steps: [
    ...openSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    {
      expect: 'order',
      role: 'button',
      names: [
        'Solana SOL $74,980.00 500.0000',
        'USD Coin USDC $2,498.50 2,500.0000',
        'Levy Token LEVY $1,295.00 500.0000',
        'Jupiter JUP $292.00 400.0000',
      ],
      within: 'modal',
    },
    { do: 'chain.setTokenBalance', chainId: solanaId, token: 'USDC', account: 0, units: '0' },
    { do: 'run', ms: seconds(11) },
    click('button', 'Back'),
    click('button', 'Select token'),
    { expect: 'element', target: the('button', 'USD Coin', { exact: false }), is: 'absent' },
    reads('Levy Token'),
  ],
})
