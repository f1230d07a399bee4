import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const convertViews = scenario({
  id: 'convert-views',
  title: 'Convert is the swap under another name',
  tags: ['swap', 'convert'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'Convert' },
    sees('Convert', ['A-092']),
    { expect: 'title', is: 'Convert', covers: ['A-092'] },
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    sees('ConvertSelectToken', ['A-092']),
    { expect: 'title', is: 'Select token', covers: ['A-092'] },
    click('button', 'DAI', { nth: 0 }),
    sees('Convert'),
    { do: 'run', ms: 200 },
    click('button', 'Review swap'),
    sees('ConvertPreview', ['A-092']),
    { expect: 'title', is: 'Preview convert', covers: ['A-092'] },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Cancel'),
    sees('Convert'),
  ],
})
