import { click, reads, scenario } from '../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../dsl/flows/solanaFlows.ts'
import { chooseSend, openSend, review, started } from '../../send/sendSteps.ts'
import { sendOnIt, solanaRecipients } from './solanaSendSteps.ts'
import { openAccount } from '../../dsl/flows/flows.ts'

/** The key of a seed of sevens, which has no account. */
const fresh = 'GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB'
const least = 'The network keeps no account with less than 0.00089088 SOL.'

export const solanaSendLeastBalance = scenario({
  id: 'solana-send-least-balance',
  title:
    'The preview names the least balance when an account would hold less SOL than Solana keeps',
  tags: ['solana', 'send', 'chain', 'error'],
  options: solanaInFront,
  steps: [
    ...openSend,
    ...review('Solana SOL', 'SOL', '0.00089087', fresh),
    reads('This transfer would fail'),
    reads(least),
    { do: 'host.close' },
    ...openAccount,
    ...chooseSend,
    ...review('Solana SOL', 'SOL', '499.9995', solanaRecipients[3]),
    reads(least),
    // The secure site's node refuses it as well.
    ...sendOnIt,
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    { expect: 'text', text: "says that the account can't pay for this", absent: true },
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '0' },
    { do: 'host.close' },
    ...openAccount,
    ...chooseSend,
    ...review('Solana SOL', 'SOL', '0.00089088', fresh),
    { expect: 'text', text: 'This transfer would fail', absent: true },
    click('button', 'Send', { within: 'modal' }),
    { do: 'frame.approve', method: 'solana_signAndSendTransaction' },
    ...started,
    { expect: 'balance', chainId: solanaId, account: 0, changedBy: '-895880' },
  ],
})
