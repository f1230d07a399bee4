import { click, scenario, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

/** The host page's buttons in order: combined, single, and the second widget's own. */
const button = (name: string, nth: number) => the('button', name, { within: 'page', nth })

export const twoWidgets = scenario({
  id: 'two-widgets',
  title: 'Two widgets on one page are independent',
  tags: ['shell', 'buttons'],
  widgets: 2,
  steps: [
    { expect: 'element', target: the('button', 'Connect Wallet', { within: 'page' }), count: 3 },
    { do: 'click', target: button('Connect Wallet', 2) },
    { expect: 'title', is: 'Connect' },
    { expect: 'element', target: the('dialog'), count: 1 },
    { expect: 'element', target: the('button', 'Connecting...', { within: 'page' }), count: 1 },
    click('button', 'Close'),
    { expect: 'element', target: the('dialog'), is: 'absent' },
    ...connectWallet('Emberfox', 'fox'),
    { expect: 'element', target: button('Connect Wallet', 0) },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      count: 1,
    },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page' }),
      count: 2,
    },
  ],
})
