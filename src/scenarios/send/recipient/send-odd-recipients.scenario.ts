import { scenario, the } from '../../dsl/builders.ts'
import { openSend, typeRecipient } from '../sendSteps.ts'

export const sendOddRecipients = scenario({
  id: 'send-odd-recipients',
  title: "Sending to oneself or to the token's contract shows a warning",
  tags: ['send', 'security'],
  steps: [
    ...openSend,
    ...typeRecipient('0x976EA74026E726554dB657fA54763abd0C3a0aa9'),
    { expect: 'element', target: the('alert', 'Your own account') },
    ...typeRecipient('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    { expect: 'element', target: the('alert', 'Token address') },
    { expect: 'element', target: the('alert', 'Your own account'), is: 'absent' },
  ],
})
