import { scenario } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'

const friend = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** `transfer(friend, 5 USDC)`. */
const transfer = `0xa9059cbb${friend.slice(2).toLowerCase().padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`

export const pageSendsTogether = scenario({
  id: 'page-sends-together',
  title: 'A page sends a payment and a token transfer as one batch, and the wallet asks once',
  tags: ['wallets', 'chain', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    {
      do: 'host.request',
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          chainId: '0x1',
          atomicRequired: false,
          calls: [
            { to: friend, value: '0x16345785d8a0000' },
            { to: usdc, data: transfer },
          ],
        },
      ],
    },
    { do: 'wallet.ignore', wallet: 'fox', method: 'wallet_sendCalls' },
    { expect: 'walletWaiting', wallet: 'fox', count: 1 },
    { expect: 'nonce', chainId: 'eip155:1', account: 'active', changedBy: 0 },
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_sendCalls' },
    { expect: 'hostRequest', method: 'wallet_sendCalls', outcome: 'done' },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'nonce', chainId: 'eip155:1', account: 'active', changedBy: 2 },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 'active',
      changedBy: '-5000000',
    },
    {
      expect: 'balance',
      chainId: 'eip155:1',
      account: 'active',
      atMost: '9999900000000000000000',
    },
  ],
})
