import { scenario, the } from '../dsl/builders.ts'
import { openSend, recipients, review, sendIt, started } from './sendSteps.ts'

export const sendOnAPhone = scenario({
  id: 'send-on-a-phone',
  title: 'An e-mail user on a phone sends DAI to a name',
  tags: ['send', 'mobile', 'names', 'chain'],
  device: 'android',
  steps: [
    ...openSend,
    ...review('Dai Stablecoin', 'DAI', '12.5', 'vera.eth'),
    { expect: 'element', target: the('img', `Full address: ${recipients[7]}`) },
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'DAI',
      account: 7,
      changedBy: '12500000000000000000',
    },
  ],
})
