import { createFoyer } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'
import { mainnet } from 'viem/chains'
import { createConfig, http } from 'wagmi-core-2'

// The same with wagmi 2.
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: [mainnet] }],
})
export const config = createConfig({
  chains: [mainnet],
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http() },
})
