import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { walletOf } from '../../dsl/walletOf.ts'

export const addedChainWithoutProject = scenario({
  id: 'added-chain-without-project',
  title: 'A network that is added to a wallet has its public RPC URL, without the project id',
  tags: ['networks', 'security'],
  options: {
    networks: ['eip155:1', 'eip155:8453', 'eip155:4242'],
    customNetworks: [
      {
        id: 'eip155:4242',
        name: 'Secretive',
        chain: 'eip155',
        currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    ],
  },
  world: {
    wallets: [
      walletOf({
        key: 'fox',
        name: 'Emberfox',
        rdns: 'example.emberfox',
        knownChainIds: ['eip155:1'],
      }),
    ],
  },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Secretive', { exact: false }),
    sees('SwitchNetwork'),
    reads('Switch declined'),
    { expect: 'calls', name: 'wallet.wallet_addEthereumChain', times: 0 },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    click('button', 'Back'),
    click('button', 'Base', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_addEthereumChain' },
    sees('Account'),
    {
      expect: 'calls',
      name: 'wallet.wallet_addEthereumChain',
      times: 1,
      arguments: { params: [{ chainId: '0x2105', rpcUrls: ['https://mainnet.base.org'] }] },
    },
  ],
})
