import { reads, scenario, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

const enters = (text: string): Step => ({
  do: 'retype',
  target: the('textbox', 'You pay'),
  text,
})
const quotes = (is: 'enabled' | 'disabled'): Step => ({
  expect: 'element',
  target: the('button', 'Get quotes'),
  is,
  covers: ['A-181'],
})

export const onrampWidgetLimits = scenario({
  id: 'onramp-widget-limits',
  title: 'Card amounts below 10 or above 7500 are rejected',
  tags: ['onramp', 'money', 'host', 'validation'],
  onrampWidget: true,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    reads('From $10 to $7,500 by card', ['A-181']),
    quotes('disabled'),
    enters('9.99'),
    reads('The minimum is $10', ['A-181']),
    quotes('disabled'),
    enters('10'),
    reads('From $10 to $7,500 by card'),
    quotes('enabled'),
    enters('7500'),
    quotes('enabled'),
    enters('7500.01'),
    reads('The maximum is $7,500', ['A-181']),
    quotes('disabled'),
    { expect: 'calls', name: 'onramp.quote', times: 0 },
    enters('1,000'),
    { expect: 'element', target: the('textbox', 'You pay'), value: '1000' },
    reads('From $10 to $7,500 by card'),
    quotes('enabled'),
    enters('12a,5x'),
    { expect: 'element', target: the('textbox', 'You pay'), value: '12.5' },
    quotes('enabled'),
    { do: 'run', ms: 299 },
    { expect: 'calls', name: 'onramp.quote', times: 0 },
    { do: 'run', ms: 1 },
    { expect: 'calls', name: 'onramp.quote', times: 1, arguments: { body: { amount: '12.5' } } },
    { expect: 'element', target: the('textbox', 'You receive'), value: '0.003937' },
  ],
})
