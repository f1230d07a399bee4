import { click, reads, scenario, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const accountOfWallet = scenario({
  id: 'account-of-wallet',
  title: 'The account shows address, balance and network, copies and disconnects',
  tags: ['account', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    {
      expect: 'element',
      target: the('button', 'Ethereum', { within: 'page' }),
      covers: ['C-006'],
    },
    ...openAccount,
    { expect: 'title', is: null, covers: ['C-069'] },
    reads('0xf3...2266', ['C-006', 'C-129', 'C-271']),
    reads('10,000.0000 ETH', ['C-006', 'C-130']),
    {
      expect: 'element',
      target: the('button', 'Change network', { exact: false }),
      covers: ['C-070'],
    },
    click('button', 'Copy address', { exact: false }),
    { expect: 'toast', text: 'Address copied', variant: 'success', covers: ['C-327'] },
    {
      expect: 'clipboard',
      text: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      covers: ['C-007', 'C-129'],
    },
    { do: 'clipboard.deny', denied: true, selection: true },
    click('button', 'Copy address', { exact: false }),
    { expect: 'toast', text: 'Failed to copy', variant: 'error', covers: ['C-325'] },
    {
      expect: 'link',
      target: the('link', 'Block Explorer', { exact: false }),
      href: 'https://etherscan.io/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      newTab: true,
      covers: ['C-131'],
    },
    {
      expect: 'order',
      role: 'button',
      names: ['Buy crypto', 'Swap', 'Activity', 'Disconnect'],
      within: 'modal',
      covers: ['C-134'],
    },
    click('button', 'Disconnect'),
    { expect: 'modal', open: false, covers: ['C-234'] },
    { expect: 'analytics', event: 'DISCONNECT_SUCCESS', times: 1, covers: ['C-234'] },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
      covers: ['C-007', 'C-015'],
    },
  ],
})
