import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openAccount, openModal } from '../../dsl/flows/flows.ts'
import { walletOf } from '../../dsl/walletOf.ts'

const row = the('button', 'Browser Wallet', { exact: false })

export const squattedConnectorId = scenario({
  id: 'squatted-connector-id',
  title: 'A wallet with the id of window.ethereum is not taken for it',
  tags: ['connect', 'wallets', 'security', 'incident', 'stopped'],
  world: {
    wallets: [
      walletOf({
        key: 'bare',
        name: 'Plainkey',
        rdns: 'example.plainkey',
        via: 'window.ethereum',
        accountIndexes: [5],
      }),
      walletOf({
        key: 'squatter',
        name: 'Squatter',
        rdns: 'none',
        uuid: 'injected',
        accountIndexes: [9],
      }),
    ],
  },
  steps: [
    ...openModal,
    reads('Squatter'),
    { expect: 'element', target: row, count: 1 },
    { do: 'click', target: row },
    sees('ConnectingExternal'),
    { expect: 'walletWaiting', wallet: 'squatter', count: 0 },
    { do: 'wallet.approve', wallet: 'bare' },
    { expect: 'modal', open: false },
    { do: 'reload' },
    ...openAccount,
    click('button', 'Copy address', { exact: false }),
    { expect: 'clipboard', text: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc' },
    { expect: 'walletWaiting', wallet: 'squatter', count: 0 },
    { expect: 'calls', name: 'wallet.eth_accounts', arguments: { wallet: 'bare' } },
  ],
})
