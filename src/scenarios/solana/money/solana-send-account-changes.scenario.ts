import { scenario, sees, the } from '../../dsl/builders.ts'
import { bothNamespaces } from '../../dsl/flows/solanaFlows.ts'
import { review } from '../../send/sendSteps.ts'
import { openSolanaSendByHost, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendAccountChanges = scenario({
  id: 'solana-send-account-changes',
  title: 'Another account in the wallet clears the preview on Solana',
  tags: ['solana', 'send', 'security', 'events'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSendByHost,
    ...review('USD Coin', 'USDC', '12.5', solanaRecipients[3]),
    { do: 'wallet.setAccounts', wallet: 'sol', accountIndexes: [1] },
    sees('WalletSend'),
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
    { expect: 'walletWaiting', wallet: 'sol', count: 0 },
    { expect: 'calls', name: 'wallet.solana:signAndSendTransaction', times: 0 },
    { expect: 'calls', name: 'wallet.solana:signTransaction', times: 0 },
  ],
})
