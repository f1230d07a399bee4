import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const reloadWhileConnected = scenario({
  id: 'reload-while-connected',
  title: 'The visitor stays connected after a reload, but not after disconnecting',
  tags: ['account', 'connect'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
    { do: 'host.open' },
    sees('Connect'),
  ],
})
