import { createFoyer, defineFoyerElements, ethereum, polygon } from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

// A host without an account anywhere: wallets of the browser, and a node of its own.
const foyer = createFoyer({
  projectId: 'none',
  backend: createRealBackend({
    services: 'none',
    tokenList: [
      {
        chainId: 1,
        address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
      },
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
  ],
})
defineFoyerElements(foyer)
Reflect.set(window, 'foyer', foyer)
