import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { bothNamespaces, chooseNetwork, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaAndEvm = scenario({
  id: 'solana-and-evm',
  title: 'With EVM and Solana connected, the network decides which account is shown',
  tags: ['solana', 'networks', 'account'],
  options: bothNamespaces,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...chooseNetwork('Solana'),
    sees('SwitchActiveChain', ['C-223']),
    click('button', 'Switch'),
    sees('Connect'),
    {
      expect: 'element',
      target: the('button', 'Emberfox', { exact: false, within: 'modal' }),
      is: 'absent',
    },
    click('button', 'Sol Harbor', { exact: false, within: 'modal' }),
    { do: 'wallet.approve', wallet: 'sol', method: 'standard:connect' },
    { expect: 'modal', open: false },
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
    ...openAccount,
    reads('500.0000 SOL'),
    ...chooseNetwork('Ethereum'),
    sees('Account'),
    reads('0xf3...2266'),
    reads('10,000.0000 ETH'),
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    ...chooseNetwork('Solana'),
    sees('Account'),
    reads('AKnL...RSZ9'),
    { expect: 'walletWaiting', wallet: 'sol', count: 0 },
    ...chooseNetwork('Polygon'),
    sees('SwitchNetwork', ['C-225']),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account'),
    reads('0xf3...2266'),
    reads('10,000.0000 POL'),
  ],
})
