import { click, scenario, sees, the } from '../../dsl/builders.ts'
import {
  nothingAsked,
  openSend,
  recipients,
  review,
  sendIt,
  started,
  typeAmount,
} from '../sendSteps.ts'

const ethereum = 'eip155:1'
const send = the('button', 'Send', { within: 'modal' })

export const sendLeftWhileChecked = scenario({
  id: 'send-left-while-checked',
  title: 'A transfer that is left while it is checked never reaches the secure site',
  tags: ['send', 'security', 'fault'],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '25', recipients[3]),
    {
      do: 'fault.add',
      rule: {
        target: 'chain.eth_call',
        when: { nth: 1 },
        effect: { kind: 'latency', ms: 3000 },
      },
    },
    { do: 'click', target: send },
    { expect: 'element', target: send, is: 'busy' },
    click('button', 'Cancel'),
    sees('WalletSend'),
    typeAmount('USDC', '2'),
    { do: 'run', ms: 3000 },
    ...nothingAsked,
    { expect: 'noToast' },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendIt,
    ...started,
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 1 },
    { expect: 'tokenBalance', chainId: ethereum, token: 'USDC', account: 3, changedBy: '2000000' },
  ],
})
