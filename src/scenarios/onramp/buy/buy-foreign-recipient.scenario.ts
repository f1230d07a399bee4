import { click, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { provider, refusedLink } from '../../dsl/flows/onrampFlows.ts'

export const buyForeignRecipient = scenario({
  id: 'buy-foreign-recipient',
  title: 'A provider page for another account is not opened',
  tags: ['onramp', 'fault', 'security', 'money', 'incident', 'stopped'],
  faults: [{ id: 'stale', target: 'onramp.url', when: { nth: 2 }, effect: { kind: 'stale' } }],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
    click('button', 'Back'),
    sees('Account'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    // The link of the account before comes again: the page is genuine, the recipient is not.
    ...refusedLink,
    {
      expect: 'calls',
      name: 'onramp.url',
      times: 2,
      arguments: { body: { partnerUserId: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
    },
    { expect: 'calls', name: 'browser.openPopup', times: 0 },
    { expect: 'calls', name: 'onramp.purchase', times: 0 },
    click('button', 'Buy crypto'),
    sees('OnRampProviders'),
    { expect: 'element', target: provider('Coinbase'), is: 'enabled' },
  ],
})
