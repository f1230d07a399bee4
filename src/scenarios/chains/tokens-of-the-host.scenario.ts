import { scenario } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

/** `transfer` of 25 USDC to the last test account. */
const transfer =
  '0xa9059cbb' +
  '000000000000000000000000a0ee7a142d267c1f36714e4a8f75612f20a79720' +
  '00000000000000000000000000000000000000000000000000000000017d7840'

export const tokensOfTheHost = scenario({
  id: 'tokens-of-the-host',
  title: 'The host sends 25 USDC through the connected wallet, and they arrive on the chain',
  tags: ['chain', 'tokens', 'happy'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    {
      do: 'host.request',
      method: 'eth_sendTransaction',
      params: [
        {
          from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          data: transfer,
        },
      ],
    },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 'active',
      units: '9975000000',
      changedBy: '-25000000',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 9,
      changedBy: '25000000',
    },
    {
      do: 'chain.setTokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 'active',
      units: '7',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 0,
      units: '7',
    },
    {
      do: 'chain.setAllowance',
      chainId: 'eip155:1',
      token: 'USDT',
      account: 'active',
      units: '5000000',
    },
    { do: 'price.set', symbol: 'UNI', usd: 9.5 },
    {
      expect: 'allowance',
      chainId: 'eip155:1',
      token: 'USDT',
      account: 'active',
      units: '5000000',
    },
  ],
})
