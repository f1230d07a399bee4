import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { chooseToken, lookUp, openSend, typeAmount, typeRecipient } from '../sendSteps.ts'

export const sendNameUnknown = scenario({
  id: 'send-name-unknown',
  title: 'A name without an address, a slow lookup and a failed lookup are shown',
  tags: ['send', 'names', 'fault', 'error'],
  steps: [
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient('nobody-at-all.eth'),
    {
      expect: 'element',
      target: the('textbox', 'Address or name'),
      described: 'This name has no address',
      covers: ['A-135'],
    },
    {
      expect: 'element',
      target: the('button', 'Invalid Address'),
      is: 'disabled',
      covers: ['A-135'],
    },
    {
      do: 'fault.add',
      rule: {
        target: 'chain.eth_call',
        when: { always: true },
        effect: { kind: 'latency', ms: 5000 },
      },
    },
    { do: 'retype', target: the('textbox', 'Address or name'), text: 'vera.eth' },
    lookUp,
    { expect: 'element', target: the('button', 'Preview Send'), is: 'busy', covers: ['A-134'] },
    { do: 'run', ms: 5000 },
    reads('0x14dC...9955'),
    { do: 'fault.clear' },
    {
      do: 'fault.add',
      rule: { target: 'chain.eth_call', when: { always: true }, effect: { kind: 'drop' } },
    },
    ...typeRecipient('vera.eth.'),
    ...typeRecipient('vera.eth'),
    {
      expect: 'element',
      target: the('textbox', 'Address or name'),
      described: "Couldn't look up the name.",
    },
    { expect: 'element', target: the('button', 'Invalid Address'), is: 'absent' },
    click('button', 'Look up again'),
    { expect: 'element', target: the('button', 'Look up again'), is: 'enabled' },
    // Without an amount the button asks for that, and the field offers the look-up.
    { do: 'retype', target: the('textbox', 'Amount in ETH'), text: '' },
    { expect: 'element', target: the('button', 'Add Amount'), is: 'disabled' },
    { expect: 'element', target: the('button', 'Look up again'), is: 'enabled' },
    { do: 'retype', target: the('textbox', 'Amount in ETH'), text: '1' },
    { do: 'fault.clear' },
    click('button', 'Look up again'),
    reads('0x14dC...9955'),
    { expect: 'element', target: the('button', 'Preview Send'), is: 'enabled' },
    { expect: 'pictures', count: 1 },
    ...typeRecipient('nobody-at-all.eth'),
    { expect: 'element', target: the('button', 'Invalid Address'), is: 'disabled' },
    { expect: 'text', text: '0x14dC...9955', absent: true, covers: ['A-135'] },
    { expect: 'pictures', count: 0, covers: ['A-135'] },
  ],
})
