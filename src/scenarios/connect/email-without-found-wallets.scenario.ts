import { click, reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { walletOf } from '../dsl/walletOf.ts'

export const emailWithoutFoundWallets = scenario({
  id: 'email-without-found-wallets',
  title: 'The directory is empty: e-mail is the only way until a wallet is installed',
  tags: ['connect', 'email', 'wallets'],
  world: { wallets: [], directory: { size: 0, extra: [] } },
  options: { allWallets: 'HIDE', without: ['walletConnect'] },
  steps: [
    ...openModal,
    { expect: 'element', target: the('textbox', 'Email') },
    { expect: 'text', text: 'No Wallet found', absent: true },
    { expect: 'title', is: 'Connect Email Wallet', covers: ['C-046'] },
    {
      do: 'wallet.install',
      wallet: walletOf({ key: 'one', name: 'Onewallet', rdns: 'example.one' }),
    },
    click('button', 'Close'),
    ...openModal,
    reads('Onewallet'),
    { expect: 'title', is: 'Connect', covers: ['C-045', 'C-046'] },
  ],
})
