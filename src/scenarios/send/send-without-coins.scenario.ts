import { click, reads, scenario, the } from '../dsl/builders.ts'
import { openSendByHost, recipients, review } from './sendSteps.ts'

const missing = the('alert', 'Not enough ETH for the network cost')

export const sendWithoutCoins = scenario({
  id: 'send-without-coins',
  title: 'Send says before and after the wallet that there is no ether for the network cost',
  tags: ['send', 'gas', 'error', 'chain'],
  steps: [
    { do: 'chain.setBalance', chainId: 'eip155:1', account: 0, wei: '0' },
    ...openSendByHost,
    ...review('USD Coin', 'USDC', '5', recipients[3]),
    { expect: 'element', target: missing },
    { expect: 'text', text: 'Unavailable', absent: true },
    click('button', 'Send', { within: 'modal' }),
    {
      do: 'wallet.reject',
      wallet: 'fox',
      code: -32000,
      message: 'insufficient funds for gas * price + value',
    },
    { expect: 'toast', text: 'Something went wrong', variant: 'error' },
    { expect: 'element', target: the('alert', 'Not sent') },
    reads("Your wallet or the network says that the account can't pay for this."),
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'USDC', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
  ],
})
