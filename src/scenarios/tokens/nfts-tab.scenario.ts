import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const nftsTab = scenario({
  id: 'nfts-tab',
  title: 'The NFTs tab says that NFTs come later, and stays selected',
  tags: ['tokens', 'receive', 'email'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    click('tab', 'NFTs'),
    reads('Coming soon', ['A-017']),
    reads('Stay tuned for our upcoming NFT feature', ['A-017']),
    click('button', 'Receive funds'),
    sees('WalletReceive', ['A-017']),
    click('button', 'Back'),
    sees('Account'),
    reads('Stay tuned for our upcoming NFT feature', ['A-012']),
    { do: 'host.close' },
    { expect: 'modal', open: false },
    ...openAccount,
    reads('Stay tuned for our upcoming NFT feature', ['A-012']),
    { do: 'press', key: 'Tab', times: 1 },
    { do: 'focus', target: the('tab', 'NFTs') },
    { do: 'press', key: 'ArrowLeft' },
    { expect: 'element', target: the('list', 'Tokens') },
  ],
})
