import { click, scenario, seconds } from '../../dsl/builders.ts'
import { bothNamespaces, solanaId } from '../../dsl/flows/solanaFlows.ts'
import { review, started } from '../../send/sendSteps.ts'
import { openSolanaSendByHost, solanaRecipients } from './solanaSendSteps.ts'

export const solanaSendInTime = scenario({
  id: 'solana-send-in-time',
  title: 'A late approval on Solana still sends while its blockhash is valid',
  tags: ['solana', 'send', 'chain'],
  options: bothNamespaces,
  steps: [
    ...openSolanaSendByHost,
    ...review('Solana SOL', 'SOL', '2', solanaRecipients[3]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.ignore', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    { do: 'run', ms: seconds(55) },
    { do: 'wallet.approve', wallet: 'sol', method: 'solana:signAndSendTransaction' },
    ...started,
    { expect: 'balance', chainId: solanaId, account: 3, changedBy: '2000000000' },
  ],
})
