import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openAccount, openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, chooseNetwork, twinPair, twinWallet } from '../dsl/flows/solanaFlows.ts'

export const solanaMultiChain = scenario({
  id: 'solana-multi-chain',
  title: 'A wallet with two namespaces is one row and asks which chain to connect',
  tags: ['solana', 'connect', 'wallets'],
  options: { ...bothNamespaces, multiChainWallets: [twinPair] },
  world: { wallets: [twinWallet] },
  steps: [
    ...openModal,
    {
      expect: 'element',
      target: the('button', 'Twin Keys', { exact: false, within: 'modal' }),
      count: 1,
    },
    { expect: 'element', target: the('button', 'Twin Keys Multichain', { within: 'modal' }) },
    click('button', 'Twin Keys', { exact: false, within: 'modal' }),
    sees('ConnectingMultiChain', ['C-040', 'C-103']),
    { expect: 'title', is: 'Select chain', covers: ['C-066'] },
    reads('Choose the network to connect with'),
    {
      expect: 'order',
      role: 'button',
      names: ['Ethereum', 'Solana'],
      within: 'modal',
      covers: ['C-103'],
    },
    click('button', 'Solana', { within: 'modal' }),
    sees('ConnectingExternal'),
    { do: 'wallet.approve', wallet: 'twin', method: 'standard:connect' },
    { expect: 'modal', open: false },
    ...openAccount,
    reads('Edmx...EEh1', ['C-103']),
    ...chooseNetwork('Ethereum'),
    sees('SwitchActiveChain', ['C-223']),
    click('button', 'Switch'),
    sees('Connect'),
    click('button', 'Twin Keys', { exact: false, within: 'modal' }),
    sees('ConnectingExternal'),
    { do: 'wallet.approve', wallet: 'twin', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
    ...openAccount,
    reads('0x90...b906'),
  ],
})
