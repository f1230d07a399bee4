import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const accountSettingsOfWallet = scenario({
  id: 'account-settings-of-wallet',
  title: 'The settings of a wallet show the copy button, the network and Disconnect',
  tags: ['account', 'settings'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Account Settings'),
    sees('AccountSettings'),
    { expect: 'title', is: null },
    { expect: 'element', target: the('heading', '0xf3...2266'), covers: ['C-138'] },
    click('button', 'Copy address'),
    { expect: 'clipboard', text: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', covers: ['C-138'] },
    { expect: 'text', text: 'Upgrade your wallet', absent: true, covers: ['C-132'] },
    { expect: 'text', text: 'Choose account name', absent: true, covers: ['C-277'] },
    click('button', 'Ethereum'),
    sees('Networks', ['C-074', 'C-139']),
    click('button', 'Polygon', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('AccountSettings'),
    { expect: 'element', target: the('button', 'Polygon'), covers: ['C-139'] },
    click('button', 'Disconnect'),
    { expect: 'modal', open: false, covers: ['C-142', 'C-234'] },
  ],
})
