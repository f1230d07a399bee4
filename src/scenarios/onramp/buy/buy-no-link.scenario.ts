import { click, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { provider } from '../../dsl/flows/onrampFlows.ts'

export const buyNoLink = scenario({
  id: 'buy-no-link',
  title: 'The link of a provider is empty, fails, or does not arrive; the fourth try succeeds',
  tags: ['onramp', 'fault'],
  faults: [
    {
      id: 'empty',
      target: 'onramp.url',
      when: { nth: 1 },
      effect: { kind: 'malformed', body: '{"url":""}' },
    },
    { id: 'down', target: 'onramp.url', when: { nth: 2 }, effect: { kind: 'status', status: 503 } },
    { id: 'silent', target: 'onramp.url', when: { nth: 3 }, effect: { kind: 'hang' } },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Buy crypto'),
    { expect: 'toast', text: 'No link found', variant: 'error', covers: ['C-329'] },
    sees('Account', ['C-329']),
    click('button', 'Buy crypto'),
    { expect: 'toast', text: 'No link found', variant: 'error', covers: ['C-329'] },
    sees('Account'),
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
    { expect: 'element', target: provider('Coinbase'), is: 'disabled' },
    click('button', 'Back'),
    sees('Account'),
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
  ],
})
