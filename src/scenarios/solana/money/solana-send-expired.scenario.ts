import { click, scenario, seconds, sees } from '../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../dsl/flows/solanaFlows.ts'
import { review, started } from '../../send/sendSteps.ts'
import { openSolanaSendByHost, sendOnByWallet, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendExpired = scenario({
  id: 'solana-send-expired',
  title: 'The blockhash expires while the wallet waits, and the next attempt uses a new one',
  tags: ['solana', 'send', 'error', 'chain'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSendByHost,
    ...review('Solana SOL', 'SOL', '2', solanaRecipients[3]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.ignore', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    { do: 'run', ms: seconds(61) },
    { do: 'wallet.approve', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    sees('WalletSendPreview'),
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '0' },
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '0' },
    ...sendOnByWallet,
    ...started,
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '2000000000' },
  ],
})
