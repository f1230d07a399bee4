import { click, scenario, sees } from '../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../dsl/flows/solanaFlows.ts'
import { review } from '../../send/sendSteps.ts'
import { openSolanaSendByHost, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendPreflight = scenario({
  id: 'solana-send-preflight',
  title: 'The tokens are gone when the wallet sends, and the node rejects it before any cost',
  tags: ['solana', 'send', 'error', 'chain'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSendByHost,
    ...review('USD Coin', 'USDC', '12.5', solanaRecipients[1]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.ignore', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    { do: 'chain.setTokenBalance', chainId: solanaId, token: 'USDC', account: 0, units: '1' },
    { do: 'wallet.approve', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    sees('WalletSendPreview'),
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '0' },
    { expect: 'tokenBalance', chainId: solanaId, token: 'USDC', account: 1, changedBy: '0' },
  ],
})
