import { click, reads, scenario, seconds } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { hostPays } from '../chains/hostPays.ts'
import { openSendByHost, recipients, review, started } from '../send/sendSteps.ts'
import { ethereum, notVisible } from './pendingSteps.ts'

/** The hash of a proposal to the other owners, which no chain knows. */
const proposal = `0x${'5afe'.repeat(16)}`

export const pendingMultisig = scenario({
  id: 'pending-multisig',
  title: 'The hash of a multisig that no chain knows is never called dropped, also after a day',
  tags: ['pending', 'send', 'wallets', 'jump'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    { do: 'wallet.answer', wallet: 'fox', result: proposal },
    ...started,
    { do: 'run', ms: seconds(24) },
    { expect: 'text', text: notVisible, absent: true },
    { do: 'run', ms: seconds(2) },
    reads('Sending 1 ETH'),
    reads(notVisible, ['A-183']),
    { expect: 'noToast' },
    // The owners execute it under another hash, which uses a nonce of the account.
    ...hostPays('0xde0b6b3a7640000'),
    { expect: 'balance', chainId: ethereum, account: 9, changedBy: '1000000000000000000' },
    { do: 'run', ms: seconds(60) },
    reads('Sending 1 ETH'),
    reads(notVisible),
    { do: 'host.close' },
    { do: 'jump', ms: seconds(24 * 60 * 60) },
    ...openAccount,
    { do: 'run', ms: seconds(1) },
    reads('Sending 1 ETH'),
    reads('Nothing seen for a day. It may still go through'),
    click('button', 'Dismiss: Sending 1 ETH'),
    { expect: 'stored', key: '@foyer/pending', absent: true },
  ],
})
