import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const profilePicture = scenario({
  id: 'profile-picture',
  title: 'The account of vera.eth shows the picture of its name',
  tags: ['account', 'identity', 'names', 'chain'],
  steps: [
    { do: 'chain.setName', name: 'vera.eth', account: 7, primary: true },
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    reads('0xf3...2266'),
    { expect: 'pictures', count: 0 },
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [7] },
    reads('vera.eth'),
    { expect: 'pictures', count: 1, covers: ['C-307'] },
    click('button', 'Account Settings'),
    sees('AccountSettings'),
    reads('vera.eth'),
    { expect: 'pictures', count: 1, covers: ['C-138'] },
    { do: 'host.open', view: 'Profile' },
    sees('Profile'),
    reads('vera.eth', ['C-129']),
    { expect: 'pictures', count: 2, covers: ['C-135'] },
  ],
})
