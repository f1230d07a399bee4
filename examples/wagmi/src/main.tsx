import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FoyerProvider } from 'foyerkit'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { config, foyer } from './config'
import { Shop } from './Shop'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <FoyerProvider foyer={foyer}>
        <Shop />
      </FoyerProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
