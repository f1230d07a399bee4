import { click, reads, scenario, the } from '../dsl/builders.ts'
import { chooseToken, openSend, recipients, typeAmount, typeRecipient } from './sendSteps.ts'

export const sendButtonSays = scenario({
  id: 'send-button-says',
  title: 'The button names the missing inputs one after the other',
  tags: ['send', 'validation'],
  steps: [
    ...openSend,
    {
      expect: 'element',
      target: the('button', 'Select Token'),
      is: 'disabled',
      covers: ['A-128', 'A-129'],
    },
    ...typeRecipient('me'),
    { expect: 'element', target: the('button', 'Select Token'), is: 'disabled' },
    ...chooseToken('USD Coin'),
    { expect: 'element', target: the('button', 'Add Amount'), is: 'disabled', covers: ['A-129'] },
    typeAmount('USDC', '0'),
    {
      expect: 'element',
      target: the('button', 'Incorrect Value'),
      is: 'disabled',
      covers: ['A-130'],
    },
    reads('Incorrect value', ['A-143']),
    typeAmount('USDC', '10000000'),
    {
      expect: 'element',
      target: the('button', 'Insufficient Funds'),
      is: 'disabled',
      covers: ['A-131'],
    },
    { expect: 'element', target: the('button', 'Max'), is: 'absent', covers: ['A-142'] },
    typeAmount('USDC', '10'),
    { expect: 'element', target: the('button', 'Max'), is: 'enabled', covers: ['A-142'] },
    reads('$9.99', ['A-188']),
    click('button', 'Max'),
    {
      expect: 'element',
      target: the('textbox', 'Amount in USDC'),
      value: '10000',
      covers: ['A-144'],
    },
    typeAmount('USDC', '10'),
    {
      expect: 'element',
      target: the('button', 'Invalid Address'),
      is: 'disabled',
      covers: ['A-132'],
    },
    click('button', 'Clear the address'),
    { expect: 'element', target: the('button', 'Add Address'), is: 'disabled', covers: ['A-132'] },
    ...typeRecipient(recipients[3]),
    {
      expect: 'element',
      target: the('button', 'Preview Send'),
      is: 'enabled',
      covers: ['A-128', 'A-133'],
    },
  ],
})
