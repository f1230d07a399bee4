import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FoyerButton, FoyerProvider } from 'foyerkit'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Shop } from '../shop/Shop'
import { config, foyer } from './config'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root.')
createRoot(root).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <FoyerProvider foyer={foyer}>
        <Shop connectButton={<FoyerButton />} />
      </FoyerProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
