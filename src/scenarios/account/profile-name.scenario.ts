import { click, reads, scenario, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const profileName = scenario({
  id: 'profile-name',
  title: 'A name replaces the address if it resolves back to it, and is cut if it is long',
  tags: ['account', 'identity'],
  world: {
    identities: [
      {
        address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        name: 'captain.of.the.harbour.eth',
      },
    ],
  },
  steps: [
    { do: 'chain.setName', name: 'captain.of.the.harbour.eth', account: 0 },
    ...connectWallet('Emberfox', 'fox'),
    {
      expect: 'element',
      target: the('button', 'captain.of.the.har...', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-012', 'C-273'],
    },
    ...openAccount,
    reads('captain.of.the.harbo...', ['C-006', 'C-129', 'C-273']),
    click('button', 'Copy name'),
    { expect: 'toast', text: 'Name copied', variant: 'success', covers: ['C-326'] },
    { expect: 'clipboard', text: 'captain.of.the.harbour.eth', covers: ['C-129'] },
    // A payment to that name would now go to another account.
    { do: 'chain.setName', name: 'captain.of.the.harbour.eth', account: 5 },
    { do: 'reload' },
    ...openAccount,
    reads('0xf3...2266'),
    { expect: 'element', target: the('button', 'Copy name'), is: 'absent' },
  ],
})
