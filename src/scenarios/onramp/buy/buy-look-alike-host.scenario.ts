import { click, scenario } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { provider, refusedLink, seeRefusedLink } from '../../dsl/flows/onrampFlows.ts'

const wallets = encodeURIComponent(
  JSON.stringify([
    { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', blockchains: ['ethereum'] },
  ]),
)

export const buyLookAlikeHost = scenario({
  id: 'buy-look-alike-host',
  title: 'Look-alike provider pages are not opened',
  tags: ['onramp', 'fault', 'security', 'incident', 'stopped'],
  faults: [
    'https://pay-coinbase.example/buy',
    'https://pay.coinbase.com.evil.example/buy',
    'https://evil.example/pay.coinbase.com/buy',
    'https://pay.c\u043einbase.com/buy',
  ].map((page, index) => ({
    id: `link-${index}`,
    target: 'onramp.url',
    when: { nth: index + 1 },
    effect: {
      kind: 'malformed',
      body: JSON.stringify({ url: `${page}?appId=shop&destinationWallets=${wallets}` }),
    },
  })),
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...[1, 2, 3].flatMap(() => refusedLink),
    ...seeRefusedLink,
    { expect: 'text', text: 'Try another provider.', absent: true },
    { expect: 'calls', name: 'onramp.url', times: 4 },
    { expect: 'calls', name: 'browser.openPopup', times: 0 },
    click('button', 'Try again'),
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
    { expect: 'text', text: 'We blocked this link', absent: true },
  ],
})
