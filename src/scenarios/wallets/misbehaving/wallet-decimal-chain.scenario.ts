import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const walletDecimalChain = scenario({
  id: 'wallet-decimal-chain',
  title: 'A wallet writes chain ids as numbers: it connects, switches, signs and is followed',
  tags: ['wallets', 'networks'],
  world: { quirks: { fox: 'numeric-chain' } },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    reads('ETH'),
    click('button', 'Change network', { exact: false }),
    click('button', 'Polygon', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    sees('Account'),
    reads('POL'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'decimal-chain' },
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:1' },
    reads('ETH'),
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { do: 'chain.mine', chainId: 'eip155:1' },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
  ],
})
