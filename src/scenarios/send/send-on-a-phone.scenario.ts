import { click, scenario, sees, the } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { recipients, review, started } from './sendSteps.ts'

export const sendOnAPhone = scenario({
  id: 'send-on-a-phone',
  title: 'An e-mail user on a phone sends DAI to a name',
  tags: ['send', 'mobile', 'names', 'chain'],
  device: 'android',
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'WalletSend' },
    ...review('Dai Stablecoin', 'DAI', '12.5', 'vera.eth'),
    { expect: 'element', target: the('img', `Full address: ${recipients[7]}`) },
    click('button', 'Send', { within: 'modal' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
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
