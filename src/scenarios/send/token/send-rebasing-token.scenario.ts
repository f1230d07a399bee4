import { reads, scenario } from '../../dsl/builders.ts'
import { openSend, recipients, review, sendIt, started } from '../sendSteps.ts'

export const sendRebasingToken = scenario({
  id: 'send-rebasing-token',
  title: 'A unit that is lost to rounding is not called a transfer fee',
  tags: ['send', 'chain', 'tokens'],
  steps: [
    { do: 'chain.setTokenCode', chainId: 'eip155:1', token: 'UNI', code: 'rounding' },
    ...openSend,
    ...review('Uniswap', 'UNI', '1', recipients[3]),
    reads('1 UNI'),
    { expect: 'text', text: 'This token takes a fee on every transfer', absent: true },
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'UNI',
      account: 3,
      changedBy: '999999999999999999',
    },
  ],
})
