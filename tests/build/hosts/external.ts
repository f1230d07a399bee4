import { createFoyer, defineFoyerElements, ethereum } from 'foyerkit/elements'
import { createRealBackend } from 'foyerkit/real'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nothing = () => undefined

// A host with its own connector of a hardware wallet.
defineFoyerElements(
  createFoyer({
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    backend: createRealBackend({
      connectors: {
        list: () => [{ id: 'cold-key', type: 'EXTERNAL', name: 'Cold Key', chain: 'eip155' }],
        subscribe: () => nothing,
        reconnect: () => Promise.resolve(undefined),
        connect: (connectorId) =>
          Promise.resolve({
            connectorId,
            type: 'EXTERNAL',
            chain: 'eip155',
            accounts: [account],
            chainId: 'eip155:1',
            approvedChainIds: undefined,
            provider: {
              request: () => Promise.resolve('0x1'),
              on: nothing,
              removeListener: nothing,
            },
            subscribe: () => nothing,
            switchNetwork: () => Promise.resolve(),
            disconnect: () => Promise.resolve(),
          }),
      },
    }),
    adapters: [{ namespace: 'eip155', networks: [ethereum] }],
  }),
)
