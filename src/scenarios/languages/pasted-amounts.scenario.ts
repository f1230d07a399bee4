import { reads, scenario, the } from '../dsl/builders.ts'
import type { Step } from '../dsl/step.ts'
import { chooseToken, openSend } from '../send/sendSteps.ts'

const sent = the('textbox', 'Amount in ETH')
const money = the('textbox', 'You pay')
const refusal = "Nothing changed: the text isn't an amount that this field accepts."

/** Empties a field, pastes a text and expects the amount. */
const pastes = (target: typeof sent, text: string, value: string): readonly Step[] => [
  { do: 'retype', target, text: '' },
  { do: 'paste', target, text },
  { expect: 'element', target, value },
]

export const pastedAmounts = scenario({
  id: 'pasted-amounts',
  title: 'A pasted text that is surely one number is read, and any other changes nothing',
  tags: ['languages', 'send', 'onramp', 'input', 'amounts', 'money'],
  onrampWidget: true,
  steps: [
    ...pastes(money, '１２．５', '12.5'),
    { do: 'paste', target: money, text: '$1,234.50' },
    { expect: 'element', target: money, value: '12.5' },
    reads(refusal),
    ...pastes(money, '1.5e+3', '1500'),
    ...openSend,
    ...chooseToken('Ether ETH'),
    ...pastes(sent, '5e-7', '0.0000005'),
    ...pastes(sent, '٢٫٥', '2.5'),
    ...pastes(sent, '१,२३,४५६.७८', '123456.78'),
    ...pastes(sent, '-2', ''),
    reads(refusal),
    ...pastes(sent, '10 20', ''),
    ...pastes(sent, '2.5K', ''),
    ...pastes(sent, '1e-30', ''),
    reads(refusal),
    { do: 'type', target: sent, text: '१２' },
    { expect: 'element', target: sent, value: '12' },
    { do: 'retype', target: sent, text: '1a2-' },
    { expect: 'element', target: sent, value: '12', covers: ['A-140'] },
  ],
})
