import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createFoyer, FoyerButton, FoyerProvider } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'
import { createRoot } from 'react-dom/client'
import { mainnet, polygon } from 'viem/chains'
import {
  createConfig,
  http,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSwitchChain,
  WagmiProvider,
} from 'wagmi'

const node = (id: number) => `${location.origin}/rpc/${id}`
const chains = [
  { ...mainnet, rpcUrls: { default: { http: [node(1)] } } },
  { ...polygon, rpcUrls: { default: { http: [node(137)] } } },
] as const

// A wagmi app whose modal is the widget: the connector in its config, the provider, and the button.
const foyer = createFoyer({
  projectId: 'none',
  backend: createRealBackend({ services: 'none' }),
  adapters: [{ namespace: 'eip155', networks: chains }],
})
const config = createConfig({
  chains,
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http(), [polygon.id]: http() },
  multiInjectedProviderDiscovery: false,
})

function Page() {
  const { address, chainId, status } = useConnection()
  const [connector] = useConnectors()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: switchChain } = useSwitchChain()
  return (
    <>
      <FoyerButton />
      <output>{[status, address, chainId].join(' ')}</output>
      <button type="button" onClick={() => connector && connect({ connector })}>
        Pay
      </button>
      <button type="button" onClick={() => switchChain({ chainId: polygon.id })}>
        To Polygon
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
    </>
  )
}

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <FoyerProvider foyer={foyer}>
        <Page />
      </FoyerProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
