import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'

export const walletSilentAccounts = scenario({
  id: 'wallet-silent-accounts',
  title: 'A wallet changes its account without an event: nothing is signed, the page follows',
  tags: ['wallets', 'account', 'security'],
  world: { quirks: { fox: 'silent-accounts' } },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [3] },
    click('button', 'Sign a message', { within: 'page' }),
    {
      expect: 'element',
      target: the('button', '0x90...93b906', { exact: false, within: 'page', nth: 0 }),
    },
    { expect: 'calls', name: 'wallet.personal_sign', times: 0 },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    reads('Signature: done'),
  ],
})
