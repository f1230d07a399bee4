import { createFoyer, defineFoyerElements, ethereum, polygon, solana } from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

const token = (address: string, name: string, symbol: string, decimals: number) => ({
  chainId: 1,
  address,
  name,
  symbol,
  decimals,
})

// A host without any account at a service: wallets of the browser, and its own nodes.
const foyer = createFoyer({
  projectId: 'none',
  backend: createRealBackend({
    services: 'none',
    tokenList: [
      token('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USD Coin', 'USDC', 6),
      // A token that reverts, and one that is missing, between valid ones.
      token('0x00000000000000000000000000000000000000fA', 'Fallen Coin', 'FALL', 18),
      token('0x00000000000000000000000000000000000000AB', 'Absent Coin', 'ABS', 18),
      token('0x6B175474E89094C44Da98b954EedeAC495271d0F', 'Dai', 'DAI', 18),
    ],
  }),
  adapters: [
    {
      namespace: 'eip155',
      networks: [
        { ...ethereum, rpcUrl: `${location.origin}/rpc/1` },
        { ...polygon, rpcUrl: `${location.origin}/rpc/137` },
      ],
    },
    { namespace: 'solana', networks: [{ ...solana, rpcUrl: `${location.origin}/rpc/solana` }] },
  ],
})
defineFoyerElements(foyer)
Reflect.set(window, 'foyer', foyer)
