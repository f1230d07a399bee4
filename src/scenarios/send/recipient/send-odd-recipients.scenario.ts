import { scenario, the } from '../../dsl/builders.ts'
import { openSend, typeRecipient } from '../sendSteps.ts'

export const sendOddRecipients = scenario({
  id: 'send-odd-recipients',
  title: "Sending to oneself or to the token's contract shows a warning",
  tags: ['send', 'security'],
  steps: [
    ...openSend,
    ...typeRecipient('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'),
    { expect: 'element', target: the('alert', 'Your own account') },
    ...typeRecipient('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    { expect: 'element', target: the('alert', 'Token address') },
    { expect: 'element', target: the('alert', 'Your own account'), is: 'absent' },
  ],
})
