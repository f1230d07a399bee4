import { scenario, the } from '../../dsl/builders.ts'
import { chooseToken, openSend, recipients, typeAmount, typeRecipient } from '../sendSteps.ts'

export const sendWrongAddress = scenario({
  id: 'send-wrong-address',
  title: 'Addresses that are too short or have a wrong checksum are invalid',
  tags: ['send', 'validation', 'security'],
  steps: [
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient(recipients[3].slice(0, -1)),
    {
      expect: 'element',
      target: the('button', 'Invalid Address'),
      is: 'disabled',
      covers: ['A-132', 'A-145'],
    },
    ...typeRecipient(recipients[3].replace('F79b', 'f79B')),
    { expect: 'element', target: the('button', 'Invalid Address'), is: 'disabled' },
    {
      expect: 'element',
      target: the('textbox', 'Address or name'),
      described: "The capitalization doesn't match this address. Check for typos.",
    },
    ...typeRecipient(recipients[3].slice(2)),
    { expect: 'element', target: the('button', 'Preview Send'), is: 'enabled', covers: ['A-145'] },
  ],
})
