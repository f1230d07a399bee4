import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openSend } from '../sendSteps.ts'

export const sendSelectToken = scenario({
  id: 'send-select-token',
  title: 'The token search ignores case',
  tags: ['send', 'tokens', 'search'],
  steps: [
    ...openSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken', ['A-061']),
    { expect: 'title', is: 'Select token', covers: ['A-091'] },
    { expect: 'element', target: the('list', 'Your tokens'), covers: ['A-061'] },
    reads('Dai Stablecoin', ['A-061']),
    { do: 'type', target: the('searchbox', 'Search token'), text: 'WRAPPED' },
    { do: 'run', ms: 99 },
    reads('Dai Stablecoin'),
    { do: 'run', ms: 1 },
    { expect: 'text', text: 'Dai Stablecoin', absent: true, covers: ['A-146'] },
    reads('Wrapped Ether', ['A-146']),
    { do: 'type', target: the('searchbox', 'Search token'), text: 'xyz' },
    { do: 'run', ms: 100 },
    reads('No tokens found', ['A-062']),
    reads('Your tokens will appear here', ['A-062']),
    click('button', 'Clear search'),
    { do: 'run', ms: 100 },
    click('button', 'Dai Stablecoin', { exact: false, within: 'modal' }),
    sees('WalletSend', ['A-056']),
    { expect: 'element', target: the('button', 'Change token, now DAI') },
  ],
})
