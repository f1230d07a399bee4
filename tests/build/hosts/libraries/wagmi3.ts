import { createFoyer } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'
import { mainnet, polygon } from 'viem/chains'
import { createConfig, http } from 'wagmi'

// A host that passes its widget to wagmi 3, and wagmi's chains to the widget.
const chains = [mainnet, polygon] as const
const foyer = createFoyer({
  projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
  backend: createRealBackend({ mainnet }),
  adapters: [{ namespace: 'eip155', networks: chains }],
  defaultChain: polygon,
})
export const config = createConfig({
  chains,
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http(), [polygon.id]: http() },
})
export const switched: Promise<void> = foyer.switchNetwork(polygon)
