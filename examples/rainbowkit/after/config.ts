import { createFoyer } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'
import { mainnet, polygon } from 'viem/chains'
import { createConfig, http } from 'wagmi'

const chains = [mainnet, polygon] as const

export const foyer = createFoyer({
  projectId: 'your-project-id',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: chains }],
  metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
})

export const config = createConfig({
  chains,
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http(), [polygon.id]: http() },
  // The modal lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
})
