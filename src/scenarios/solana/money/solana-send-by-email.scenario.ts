import { click, scenario, sees } from '../../dsl/builders.ts'
import { logIn, openAccount } from '../../dsl/flows/flows.ts'
import { hostButton, solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { chooseSend, review, started } from '../../send/sendSteps.ts'
import { solanaRecipients } from './solanaSendSteps.ts'

const method = 'solana_signAndSendTransaction'

export const solanaSendByEmail = scenario({
  id: 'solana-send-by-email',
  title: 'An e-mail user on Solana sends SOL and a token, after cancelling once in the frame',
  tags: ['solana', 'send', 'email', 'secure-frame', 'chain', 'happy'],
  options: solanaInFront,
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
    ...openAccount,
    ...chooseSend,
    ...review('Solana SOL', 'SOL', '2.5', solanaRecipients[3]),
    click('button', 'Send', { within: 'modal' }),
    sees('ApproveTransaction'),
    {
      expect: 'frame',
      shown: true,
      heading: 'Harbour Market requests a transaction',
      amount: '2.5 SOL',
      covers: ['C-282'],
    },
    { do: 'frame.cancel', method },
    sees('WalletSendPreview'),
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '0' },
    click('button', 'Send', { within: 'modal' }),
    { do: 'frame.approve', method },
    ...started,
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '2500000000' },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '-2500005000' },
    ...chooseSend,
    ...review('USD Coin', 'USDC', '40', solanaRecipients[4]),
    click('button', 'Send', { within: 'modal' }),
    { expect: 'frame', shown: true, amount: '40 USDC' },
    { do: 'frame.approve', method },
    ...started,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 4, changedBy: '40000000' },
  ],
})
