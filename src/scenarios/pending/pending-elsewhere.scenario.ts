import { click, reads, scenario, seconds } from '../dsl/builders.ts'
import { openSendByHost, recipients, review, sendByWallet, started } from '../send/sendSteps.ts'
import { ethereum, noLine } from './pendingSteps.ts'

export const pendingElsewhere = scenario({
  id: 'pending-elsewhere',
  title: 'The line names its network after a switch, and shows only for its account',
  tags: ['pending', 'send', 'networks', 'account'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'chain.automine', chainId: ethereum, on: false },
    ...sendByWallet,
    ...started,
    reads('Sending 1 ETH'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    { do: 'host.open' },
    reads('Sending 1 ETH · Ethereum'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    reads('0x70...79C8'),
    noLine,
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [0] },
    reads('Sending 1 ETH · Ethereum'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(25) },
    reads('Sent 1 ETH · Ethereum'),
    click('button', 'Dismiss: Sent 1 ETH · Ethereum'),
    noLine,
  ],
})
