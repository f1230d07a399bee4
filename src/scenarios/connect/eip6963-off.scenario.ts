import { click, reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const eip6963Off = scenario({
  id: 'eip6963-off',
  title: 'With EIP-6963 off, only the wallet at window.ethereum is listed',
  tags: ['connect', 'wallets'],
  options: { enableEIP6963: false, allWallets: 'HIDE' },
  steps: [
    ...openModal,
    reads('Browser Wallet'),
    {
      expect: 'element',
      target: the('button', 'Harborlight Installed', { exact: false }),
      is: 'absent',
      covers: ['C-028'],
    },
    click('button', 'Browser Wallet', { exact: false }),
    { do: 'wallet.approve', wallet: 'bare', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
    {
      expect: 'element',
      target: the('button', '0x99...', { exact: false, within: 'page', nth: 0 }),
    },
  ],
})
