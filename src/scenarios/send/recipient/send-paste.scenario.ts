import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { lookUp, openSend, recipients } from '../sendSteps.ts'

export const sendPaste = scenario({
  id: 'send-paste',
  title: 'The address is pasted from the clipboard, with and without permission',
  tags: ['send', 'clipboard', 'fault'],
  steps: [
    ...openSend,
    { do: 'clipboard.set', text: `  ${recipients[3]}\n` },
    click('button', 'Paste'),
    {
      expect: 'element',
      target: the('textbox', 'Address or name'),
      value: recipients[3],
      covers: ['A-058'],
    },
    lookUp,
    reads('0x90F7...b906', ['A-058']),
    click('button', 'Clear the address'),
    { do: 'clipboard.deny', denied: true },
    click('button', 'Paste'),
    { expect: 'toast', text: 'Failed to paste', variant: 'error' },
    { expect: 'element', target: the('textbox', 'Address or name'), value: '' },
  ],
})
