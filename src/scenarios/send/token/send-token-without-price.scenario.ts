import { scenario, the } from '../../dsl/builders.ts'
import { chooseToken, openSend, recipients, typeAmount, typeRecipient } from '../sendSteps.ts'

export const sendTokenWithoutPrice = scenario({
  id: 'send-token-without-price',
  title: 'A token without a price has no value and cannot be sent',
  tags: ['send', 'tokens', 'validation'],
  steps: [
    ...openSend,
    ...chooseToken('Gust'),
    typeAmount('GUST', '5'),
    ...typeRecipient(recipients[3]),
    { expect: 'text', text: 'Incorrect value', covers: ['A-143'] },
    {
      expect: 'element',
      target: the('button', 'Incorrect Value'),
      is: 'disabled',
      covers: ['A-130'],
    },
  ],
})
