import { click, scenario, the } from '../dsl/builders.ts'
import { address, openReceive } from './receiveSteps.ts'

const field = the('textbox', 'Select this text and copy it')

export const receiveWithoutClipboard = scenario({
  id: 'receive-without-clipboard',
  title:
    'Where the browser refuses the clipboard, the address is copied from a selection or by hand',
  tags: ['receive', 'clipboard'],
  steps: [
    ...openReceive,
    { do: 'clipboard.deny', denied: true },
    click('button', 'Copy address 0x97...0aa9'),
    { expect: 'toast', text: 'Address copied', variant: 'success' },
    { expect: 'clipboard', text: address },
    { expect: 'element', target: field, is: 'absent' },
    {
      expect: 'element',
      target: the('button', 'Copy address 0x97...0aa9'),
      is: 'focused',
    },
    { do: 'run', ms: 3_000 },
    { do: 'clipboard.deny', denied: true, selection: true },
    click('button', 'Copy address 0x97...0aa9'),
    { expect: 'toast', text: 'Failed to copy', variant: 'error', covers: ['C-325'] },
    { expect: 'element', target: field, is: 'focused', value: address },
    { do: 'clipboard.deny', denied: false },
    click('button', 'Copy address 0x97...0aa9'),
    { expect: 'toast', text: 'Address copied', variant: 'success' },
    { expect: 'element', target: field, is: 'absent' },
  ],
})
