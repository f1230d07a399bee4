import { minutes, reads, scenario, seconds } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { chooseSend, openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'

export const solanaADayWithMoney = scenario({
  id: 'solana-a-day-with-money',
  title:
    'A day with money on Solana: an airdrop, coins, a first USDC, a token with a fee, and the rest',
  tags: ['solana', 'send', 'chain', 'tokens', 'happy'],
  options: solanaInFront,
  steps: [
    { do: 'chain.airdrop', chainId: solanaId, account: 0, lamports: '10000000000' },
    ...openSend,
    ...review('Solana SOL', 'SOL', '3', solanaRecipients[4]),
    ...sendOnIt,
    ...started,
    { do: 'run', ms: minutes(30) },
    ...chooseSend,
    ...review('USD Coin', 'USDC', '40', solanaRecipients[4]),
    ...sendOnIt,
    ...started,
    { do: 'run', ms: minutes(30) },
    ...chooseSend,
    ...review('USD Coin', 'USDC', '2', solanaRecipients[4]),
    reads('<$0.01'),
    ...sendOnIt,
    ...started,
    { do: 'jump', ms: minutes(600) },
    ...chooseSend,
    ...review('Levy Token', 'LEVY', '100', solanaRecipients[4]),
    reads('Recipient gets 99 LEVY'),
    ...sendOnIt,
    ...started,
    { do: 'run', ms: seconds(11) },
    reads('506.9'),
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 4, changedBy: '42000000' },
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'USDC',
      account: 0,
      changedBy: '-42000000',
    },
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'LEVY',
      account: 4,
      changedBy: '99000000000',
    },
    { expect: 'balance', chainId: solanaId, account: 4, changedBy: '3000000000' },
  ],
})
