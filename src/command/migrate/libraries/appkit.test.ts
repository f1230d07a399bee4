import { expect, it } from 'vitest'
import { planFor } from '../testing/planFor.ts'

/** AppKit's quick start for React with wagmi. */
const quickStart = {
  'src/AppKit.tsx': `import { createAppKit } from '@reown/appkit/react'

import { WagmiProvider } from 'wagmi'
import { arbitrum, mainnet, type AppKitNetwork } from '@reown/appkit/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'

// 0. Setup queryClient
const queryClient = new QueryClient()

// 1. Get projectId
const projectId = 'YOUR_PROJECT_ID'

// 2. Create a metadata object
const metadata = {
  name: 'AppKit',
  description: 'AppKit Example',
  url: 'https://example.com',
  icons: ['https://example.com/logo.png'],
}

// 3. Set the networks
const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, arbitrum]

// 4. Create Wagmi Adapter
const wagmiAdapter = new WagmiAdapter({
  networks,
  projectId,
  ssr: true,
})

// 5. Create modal
createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata,
  features: {
    analytics: true, // Optional
  },
})

export function AppKit({ children }: { children: React.ReactNode }) {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  'src/App.tsx': `import { AppKit } from './AppKit'

export const App = () => (
  <AppKit>
    <appkit-button />
  </AppKit>
)
`,
}

it('replaces the adapter, the modal and the button of the quick start, and puts the provider around the app', () => {
  const plan = planFor('appkit', quickStart)
  expect(plan.texts).toEqual({
    'src/AppKit.tsx': `import { createFoyer, FoyerProvider } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'

import { WagmiProvider, createConfig, http } from 'wagmi'
import { arbitrum, mainnet } from 'wagmi/chains'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'

// 0. Setup queryClient
const queryClient = new QueryClient()

// 1. Get projectId
const projectId = 'YOUR_PROJECT_ID'

// 2. Create a metadata object
const metadata = {
  name: 'AppKit',
  description: 'AppKit Example',
  url: 'https://example.com',
  icons: ['https://example.com/logo.png'],
}

// 3. Set the networks
const networks = [mainnet, arbitrum] as const

const foyer = createFoyer({
  projectId,
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks }],
  metadata,
  enableAnalytics: true,
  auth: { socials: ['google', 'x', 'github', 'discord', 'apple', 'facebook', 'farcaster'] },
})

// 4. Create Wagmi Adapter
const wagmiConfig = createConfig({
  chains: networks,
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http(), [arbitrum.id]: http() },
  ssr: true,
  // Foyer's modal lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
})

export function AppKit({ children }: { children: React.ReactNode }) {
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <FoyerProvider foyer={foyer}>{children}</FoyerProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
    'src/App.tsx': `import { AppKit } from './AppKit'
import { FoyerButton } from 'foyerkit'

export const App = () => (
  <AppKit>
    <FoyerButton />
  </AppKit>
)
`,
  })
  expect(plan.left).toEqual([
    expect.objectContaining({ path: 'src/AppKit.tsx', line: 26, what: 'transports' }),
  ])
  expect(plan.byHand).toEqual([])
  expect(plan.unused).toContain('@reown/appkit-adapter-wagmi')
  const again = planFor('appkit', { ...quickStart, ...plan.texts })
  expect(again).toMatchObject({ texts: {}, left: [], byHand: [] })
})

it('brings the options of another module along, as in the quick start for Next', () => {
  const plan = planFor('appkit', {
    'config/index.tsx': `import { cookieStorage, createStorage } from '@wagmi/core'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet, arbitrum } from '@reown/appkit/networks'

export const projectId = process.env.NEXT_PUBLIC_PROJECT_ID ?? ''

export const networks = [mainnet, arbitrum]

// Set up the Wagmi Adapter
export const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({
    storage: cookieStorage,
  }),
  ssr: true,
  projectId,
  networks,
})

export const config = wagmiAdapter.wagmiConfig
`,
    'context/index.tsx': `'use client'

import { wagmiAdapter, projectId } from '@/config'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createAppKit } from '@reown/appkit/react'
import { mainnet, arbitrum } from '@reown/appkit/networks'
import type { ReactNode } from 'react'
import { cookieToInitialState, WagmiProvider, type Config } from 'wagmi'

const queryClient = new QueryClient()

// Set up metadata
const metadata = {
  name: 'Shop',
  description: 'A shop',
  url: 'https://shop.example',
  icons: [],
}

// Create the modal
const modal = createAppKit({
  adapters: [wagmiAdapter],
  projectId,
  networks: [mainnet, arbitrum],
  defaultNetwork: mainnet,
  metadata: metadata,
  themeMode: 'dark',
  themeVariables: { '--w3m-accent': '#00BB7F', '--w3m-z-index': 9 },
  features: { email: false, socials: ['google'], swaps: false },
})

export function Context({ children, cookies }: { children: ReactNode; cookies: string | null }) {
  const initialState = cookieToInitialState(wagmiAdapter.wagmiConfig as Config, cookies)

  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig as Config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>
        <main>
          {children}
        </main>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  })
  expect(plan.texts).toEqual({
    'config/index.tsx': `import { cookieStorage, createStorage } from '@wagmi/core'
import { createFoyer } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'
import { createConfig, http } from 'wagmi'
import { mainnet, arbitrum } from 'wagmi/chains'

export const projectId = process.env.NEXT_PUBLIC_PROJECT_ID ?? ''

export const networks = [mainnet, arbitrum] as const

export const foyer = createFoyer({
  projectId,
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks }],
  defaultChain: mainnet,
  metadata: {
    name: 'Shop',
    description: 'A shop',
    url: 'https://shop.example',
    icons: [],
  },
  themeMode: 'dark',
  themeVariables: { accent: '#00BB7F', zIndex: 9 },
  enableSwaps: false,
  auth: { email: false, socials: ['google'] },
})

// Set up the Wagmi Adapter
export const config = createConfig({
  chains: networks,
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http(), [arbitrum.id]: http() },
  storage: createStorage({
    storage: cookieStorage,
  }),
  ssr: true,
  // Foyer's modal lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
})
`,
    'context/index.tsx': `'use client'

import { config, foyer } from '@/config'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { FoyerProvider } from 'foyerkit'
import type { ReactNode } from 'react'
import { cookieToInitialState, WagmiProvider, type Config } from 'wagmi'

const queryClient = new QueryClient()

export function Context({ children, cookies }: { children: ReactNode; cookies: string | null }) {
  const initialState = cookieToInitialState(config as Config, cookies)

  return (
    <WagmiProvider config={config as Config} initialState={initialState}>
      <QueryClientProvider client={queryClient}>
        <FoyerProvider foyer={foyer}>
          <main>
            {children}
          </main>
        </FoyerProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  })
  expect(plan.byHand).toEqual([])
})

it('replaces the hooks beside those of wagmi, and the views that a click opens', () => {
  const page = `import { useAppKit, useAppKitAccount, useAppKitState, useDisconnect } from '@reown/appkit/react'
import { useAccount } from 'wagmi'

export function Page() {
  const { open, close } = useAppKit()
  const { address, isConnected } = useAppKitAccount()
  const account = useAppKitAccount()
  const { disconnect } = useDisconnect()
  const { open: isOpen } = useAppKitState()
  useAccount()
  return (
    <>
      <appkit-button size="sm" balance="hide" label="Log in" namespace="eip155" />
      <appkit-network-button></appkit-network-button>
      <button onClick={open}>{account.address}</button>
      <button onClick={() => open({ view: 'Networks' })}>{address}</button>
      <button onClick={() => (isOpen ? close() : disconnect())}>{isConnected}</button>
    </>
  )
}
`
  const plan = planFor('appkit', { ...quickStart, 'src/Page.tsx': page })
  expect(plan.byHand).toEqual([])
  expect(plan.left.at(-1)).toMatchObject({ path: 'src/Page.tsx', line: 13, what: 'namespace' })
  expect(plan.texts['src/Page.tsx']).toBe(`import {
  FoyerButton,
  NetworkButton,
  useAccount as useFoyerAccount,
  useDisconnect as useFoyerDisconnect,
  useFoyer,
} from 'foyerkit'
import { useAccount } from 'wagmi'

export function Page() {
  const { open, close } = useFoyer()
  const { address, isConnected } = useFoyerAccount()
  const account = useFoyerAccount()
  const { disconnect } = useFoyerDisconnect()
  const { isOpen } = useFoyer()
  useAccount()
  return (
    <>
      <FoyerButton size="m" hideBalance label="Log in" />
      <NetworkButton />
      <button onClick={() => open()}>{account.address}</button>
      <button onClick={() => open('Networks')}>{address}</button>
      <button onClick={() => (isOpen ? close() : disconnect())}>{isConnected}</button>
    </>
  )
}
`)
})

it.each([
  [
    'another adapter',
    'adapters: [wagmiAdapter]',
    'adapters: [wagmiAdapter, solana]',
    'it has other adapters than that of wagmi',
  ],
  ['Vue', '@reown/appkit/react', '@reown/appkit/vue', 'only apps with React are changed'],
])('changes nothing of an app with %s', (_, part, other, why) => {
  const text = quickStart['src/AppKit.tsx'].replace(part, other)
  const plan = planFor('appkit', { ...quickStart, 'src/AppKit.tsx': text })
  expect(plan.texts).toEqual({})
  expect(plan.left).toEqual([])
  expect(plan.byHand).toContainEqual(expect.objectContaining({ what: 'createAppKit', why }))
})

it('names the hooks without a counterpart, views that Foyer does not have, and what createAppKit returned', () => {
  const page = `import { useAppKit, useAppKitEvents } from '@reown/appkit/react'

export function Page() {
  const { open } = useAppKit()
  useAppKitEvents()
  return <button onClick={() => open({ view: 'PayWithExchange' })}>Pay</button>
}
`
  const text = quickStart['src/AppKit.tsx']
    .replace('createAppKit({', 'export const modal = createAppKit({')
    .replace('...AppKitNetwork[]] = [mainnet, arbitrum]', '...AppKitNetwork[]] = all')
  const plan = planFor('appkit', {
    'src/AppKit.tsx': text,
    'src/Page.tsx': page,
    'src/open.ts':
      "import { modal } from './AppKit'\n\nexport const openModal = () => modal.open()\n",
  })
  expect(plan.byHand.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([
    'src/AppKit.tsx:23 AppKitNetwork',
    'src/open.ts:3 modal',
    'src/Page.tsx:4 useAppKit',
    'src/Page.tsx:5 useAppKitEvents',
  ])
  expect(plan.unused).not.toContain('@reown/appkit')
})
