import { click, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { refusedLink } from '../../dsl/flows/onrampFlows.ts'

const gives = (nth: number, url: string) =>
  ({
    id: `link-${nth}`,
    target: 'onramp.url',
    when: { nth },
    effect: { kind: 'malformed', body: JSON.stringify({ url }) },
  }) as const

export const buyHostileLink = scenario({
  id: 'buy-hostile-link',
  title: 'Provider links that run script or imitate other sites are not opened',
  tags: ['onramp', 'fault', 'security'],
  faults: [
    gives(1, 'javascript:alert(document.domain)'),
    gives(2, 'data:text/html,<h1>Coinbase</h1>'),
    gives(3, 'http://pay.coinbase.example/buy'),
    gives(4, 'https://pay.coinbase.com@evil.example/buy'),
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...[1, 2, 3, 4].flatMap(() => refusedLink),
    { expect: 'calls', name: 'onramp.url', times: 4 },
    { expect: 'calls', name: 'browser.openPopup', times: 0 },
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
  ],
})
