import { click, scenario, sees } from '../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../dsl/flows/solanaFlows.ts'
import { review, started } from '../../send/sendSteps.ts'
import { openSolanaSendByHost, sendOnByWallet, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendRejected = scenario({
  id: 'solana-send-rejected',
  title: 'A rejected Solana transfer can be tried again and happens once',
  tags: ['solana', 'send', 'rejected', 'error'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSendByHost,
    ...review('USD Coin', 'USDC', '12.5', solanaRecipients[1]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.reject', wallet: 'sol' },
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    sees('WalletSendPreview'),
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 1, changedBy: '0' },
    ...sendOnByWallet,
    ...started,
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 1, changedBy: '12500000' },
  ],
})
