import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { provider } from '../dsl/flows/onrampFlows.ts'
import type { Step } from '../dsl/step.ts'

const ethereum = 'eip155:1'

/** From wherever the account left off: its view, with the way that leads on. */
const from = (entry: string): readonly Step[] => [
  sees('Account'),
  click('button', entry, { within: 'modal' }),
]

export const aDayWithMoney = scenario({
  id: 'a-day-with-money',
  title:
    'One e-mail user swaps, sends to a name, receives by QR code, buys, and finds all of it in the activity',
  tags: ['tokens', 'swap', 'send', 'receive', 'onramp', 'activity', 'chain', 'happy'],
  world: { pastTransactions: 0 },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    { expect: 'element', target: the('tablist'), covers: ['A-001'] },
    reads('USD Coin', ['A-001']),

    // Swap 100 USDC for ether.
    ...from('Swap'),
    sees('Swap', ['A-001', 'C-044']),
    reads('Beta', ['A-001']),
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    { do: 'click', target: the('button', 'USD Coin', { exact: false, within: 'modal', nth: 0 }) },
    sees('Swap'),
    click('button', 'Switch the two tokens'),
    { do: 'retype', target: the('textbox', 'Amount to pay'), text: '100' },
    { do: 'run', ms: 200 },
    click('button', 'Review swap'),
    sees('SwapPreview'),
    click('button', 'Approve'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('SwapPreview'),
    {
      expect: 'allowance',
      chainId: ethereum,
      token: 'USDC',
      account: 'active',
      units: '100000000',
    },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 'active',
      changedBy: '-100000000',
    },

    // Two ether to a name.
    ...from('Send'),
    sees('WalletSend', ['A-001', 'C-044']),
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    click('button', 'Ether ETH', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    { do: 'retype', target: the('textbox', 'Amount in ETH'), text: '2' },
    { do: 'type', target: the('textbox', 'Address or name'), text: 'vera.eth' },
    { do: 'run', ms: 300 },
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    click('button', 'Send', { within: 'modal' }),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('Account'),
    { expect: 'balance', chainId: ethereum, account: 7, changedBy: '2000000000000000000' },

    // The code on the screen is the account's address.
    ...from('Receive'),
    sees('WalletReceive', ['A-001', 'C-044']),
    { expect: 'qrCode', text: '0x976EA74026E726554dB657fA54763abd0C3a0aa9', covers: ['A-001'] },
    click('button', 'Back'),

    // One purchase is finished, one is left.
    ...from('Buy'),
    sees('OnRampProviders', ['A-001', 'C-044']),
    click('button', 'How does it work?'),
    sees('WhatIsABuy', ['A-001']),
    click('button', 'Back'),
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
    { do: 'onramp.choose', asset: 'WBTC on Ethereum', amount: '7500' },
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity', ['C-044']),
    { do: 'host.open' },
    ...from('Buy'),
    { do: 'click', target: provider('Coinbase') },
    sees('BuyInProgress'),
    { do: 'onramp.close' },
    { do: 'run', ms: seconds(180) },
    reads('Buy failed'),
    { do: 'host.open' },

    // What happened on the chain is in the activity, the newest first.
    sees('Account'),
    click('tab', 'Activity'),
    {
      expect: 'element',
      target: the('link', 'swapped', { exact: false }),
      is: 'visible',
      covers: ['A-001'],
    },
    { expect: 'element', target: the('link', 'approved', { exact: false }), is: 'visible' },
    { expect: 'element', target: the('link', 'sent -2.000 ETH', { exact: false }), is: 'visible' },
    reads('+0.123 WBTC'),
  ],
})
