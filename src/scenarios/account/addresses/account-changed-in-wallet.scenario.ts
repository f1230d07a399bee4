import { reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const accountChangedInWallet = scenario({
  id: 'account-changed-in-wallet',
  title: 'The wallet changes the account, and the widget follows',
  tags: ['account', 'events'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    reads('0xf3...2266'),
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    reads('0x70...79C8'),
    { expect: 'text', text: '0xf3...2266', absent: true },
    sees('Account'),
  ],
})
