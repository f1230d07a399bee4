import { createFoyer, defineFoyerElements, ethereum, polygon } from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

const projectId = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'

// A host with two nodes for a network, a node whose URL contains the project id, and a network with its own picture.
const foyer = createFoyer({
  projectId,
  backend: createRealBackend({ services: 'none' }),
  adapters: [
    {
      namespace: 'eip155',
      networks: [
        { ...ethereum, rpcUrl: `${location.origin}/away/1`, rpcUrls: [`${location.origin}/rpc/1`] },
        { ...polygon, rpcUrl: `${location.origin}/rpc/137?key=${projectId}` },
        {
          id: 'eip155:4242',
          name: 'Harbor',
          chain: 'eip155',
          currency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
          rpcUrl: `${location.origin}/rpc/4242`,
          imageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        },
      ],
    },
  ],
})
defineFoyerElements(foyer)
Reflect.set(window, 'foyer', foyer)
