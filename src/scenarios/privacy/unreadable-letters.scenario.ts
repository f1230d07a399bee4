import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

// Turned around by U+202E, taken apart by U+200B, broken by U+2028: what a visitor must not be shown.
const hostile = 'ada\u202Emoc.elpmaxe\u200B'
const hostileToken = 'US\u200BDC\u202E\u2028'

export const unreadableLetters = scenario({
  id: 'unreadable-letters',
  title: 'Invisible and direction-changing characters are removed from texts',
  tags: ['privacy', 'identity', 'activity', 'wallets', 'security'],
  world: { pastTransactions: 8 },
  faults: [
    {
      id: 'identity',
      target: 'identity.identity',
      when: { always: true },
      effect: { kind: 'patch', set: { name: hostile } },
    },
    {
      id: 'history',
      target: 'history.transactions',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: {
          'data.0.transfers': [
            {
              direction: 'in',
              quantity: { numeric: '7' },
              fungible_info: { name: hostileToken, symbol: hostileToken, icon: null },
              nft_info: null,
              value: null,
              price: null,
            },
          ],
        },
      },
    },
    {
      id: 'directory',
      target: 'directory.wallets',
      when: { always: true },
      effect: { kind: 'patch', set: { 'data.0.name': `Wal\u200Blet\u202E of nobody` } },
    },
  ],
  steps: [
    click('button', 'Connect Wallet', { within: 'page', nth: 0 }),
    sees('Connect'),
    click('button', 'All Wallets', { exact: false }),
    sees('AllWallets'),
    reads('Wal let of nobody'),
    { do: 'host.close' },
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    // The readable rest is not a name.
    reads('0xf3...2266'),
    { expect: 'text', text: 'moc.elpmaxe', absent: true },
    { expect: 'text', text: 'ada\u202E', absent: true },
    click('button', 'Activity'),
    sees('Transactions'),
    reads('US DC'),
    { expect: 'text', text: 'US\u200BDC', absent: true },
    { expect: 'text', text: 'DC\u202E', absent: true },
  ],
})
