import { expect, it } from 'vitest'
import { planFor } from '../testing/planFor.ts'

/** ConnectKit's quick start for Vite. */
const quickStart = {
  'src/Web3Provider.tsx': `import React from 'react'
import { WagmiProvider, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitProvider, getDefaultConfig } from 'connectkit'

const config = createConfig(
  getDefaultConfig({
    // Your dApps chains
    chains: [mainnet],
    transports: {
      // RPC URL for each chain
      [mainnet.id]: http(\`https://node.example/\${import.meta.env.VITE_NODE}\`),
    },

    // Required API Keys
    walletConnectProjectId: import.meta.env.VITE_WALLETCONNECT_PROJECT_ID,

    // Required App Info
    appName: 'Your App Name',

    // Optional App Info
    appDescription: 'Your App Description',
    appUrl: 'https://shop.example', // your app's url
    appIcon: 'https://shop.example/logo.png',
  }),
)

const queryClient = new QueryClient()

export const Web3Provider = ({ children }: { children: React.ReactNode }) => {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>{children}</ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  'src/App.tsx': `import { ConnectKitButton } from 'connectkit'

export const App = () => <ConnectKitButton />
`,
}

it('replaces the configuration, the provider and the button of the quick start, and nothing else', () => {
  const plan = planFor('connectkit', quickStart, { isBrowserOnly: true })
  expect(plan.texts).toEqual({
    'src/Web3Provider.tsx': `import React from 'react'
import { WagmiProvider, createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createFoyer, FoyerProvider } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'

// Your dApps chains
const chains = [mainnet] as const

const foyer = createFoyer({
  // Required API Keys
  projectId: import.meta.env.VITE_WALLETCONNECT_PROJECT_ID,
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: chains }],
  // Required App Info
  metadata: {
    name: 'Your App Name',
    description: 'Your App Description',
    url: 'https://shop.example', // your app's url
    icons: ['https://shop.example/logo.png'],
  },
})

const config = createConfig({
  chains,
  connectors: [foyerConnector(foyer)],
  transports: {
    // RPC URL for each chain
    [mainnet.id]: http(\`https://node.example/\${import.meta.env.VITE_NODE}\`),
  },
  // Foyer's modal lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
})

const queryClient = new QueryClient()

export const Web3Provider = ({ children }: { children: React.ReactNode }) => {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <FoyerProvider foyer={foyer}>{children}</FoyerProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
    // ConnectKit's button has no balance by itself.
    'src/App.tsx': `import { FoyerButton } from 'foyerkit'

export const App = () => <FoyerButton hideBalance />
`,
  })
  expect(plan.left).toEqual([])
  expect(plan.byHand).toEqual([])
  expect(plan.unused).toEqual(['connectkit'])
  const again = planFor('connectkit', { ...quickStart, ...plan.texts })
  expect(again).toMatchObject({ texts: {}, left: [], byHand: [] })
})

/** The quick start with other attributes of its provider. */
const providerWith = (attributes: string) => ({
  ...quickStart,
  'src/Web3Provider.tsx': quickStart['src/Web3Provider.tsx'].replace(
    '<ConnectKitProvider>',
    `<ConnectKitProvider ${attributes}>`,
  ),
})

it.each([
  ['mode="dark" debugMode theme="auto"', "themeMode: 'dark',"],
  [
    "customTheme={{ '--ck-accent-color': '#00D54B', '--ck-accent-text-color': 'white', '--ck-border-radius': 24, '--ck-font-family': 'Inter' }}",
    "themeVariables: { accent: '#00D54B', accentText: '#ffffff', radius: '4px', fontFamily: 'Inter' },",
  ],
  ["options={{ language: 'ja-JP' }}", "locale: 'ja-JP',"],
  ['options={{ initialChainId: 137 }}', 'defaultChain: 137,'],
  ['options={{ enforceSupportedChains: false }}', 'allowUnsupportedChain: true,'],
])('takes %s of the provider over', (attributes, line) => {
  const plan = planFor('connectkit', providerWith(attributes))
  expect(plan.left).toEqual([])
  expect(plan.texts['src/Web3Provider.tsx']).toContain(`\n  ${line}\n})`)
})

it.each([
  ['theme="retro"', 'theme', 'Foyer has other presets: docs/theming.md'],
  ['mode={mode}', 'mode', 'it changes while the page is open'],
  ['onConnect={log}', 'onConnect', 'wagmi has a hook for it'],
  ['options={{ hideNoWalletCTA: true }}', 'options.hideNoWalletCTA', 'Foyer has no such option'],
  [
    "customTheme={{ '--ck-overlay-background': '#fff' }}",
    '--ck-overlay-background',
    'Foyer has eight variables: docs/theming.md',
  ],
])('names %s, which is left out', (attributes, what, why) => {
  const plan = planFor('connectkit', providerWith(attributes))
  expect(plan.left).toEqual([expect.objectContaining({ what, why })])
  expect(plan.byHand).toEqual([])
})

it('replaces useModal, and takes the networks of ConnectKit where the app names none', () => {
  const plan = planFor('connectkit', {
    'src/Web3Provider.jsx': quickStart['src/Web3Provider.tsx']
      .replace(': { children: React.ReactNode }', '')
      .replace(/    chains: .*\n {4}transports: \{\n.*\n.*\n {4}\},\n/, '')
      .replace("import { mainnet } from 'wagmi/chains'\n", ''),
    'src/App.jsx': `import { ConnectKitButton, useModal } from 'connectkit'

export function App() {
  const { open, setOpen, openProfile } = useModal()
  return (
    <main onClick={() => setOpen(!open)} onDoubleClick={openProfile}>
      <ConnectKitButton label="Log in" showBalance />
      <ConnectKitButton onClick={() => {}} />
    </main>
  )
}
`,
  })
  expect(plan.texts['src/App.jsx']).toBe(`import { ConnectKitButton } from 'connectkit'
import { FoyerButton, useFoyer } from 'foyerkit'

export function App() {
  const foyer = useFoyer()
  const open = foyer.isOpen
  const setOpen = (isOpen) => (isOpen ? foyer.open() : foyer.close())
  const openProfile = () => foyer.open('Account')
  return (
    <main onClick={() => setOpen(!open)} onDoubleClick={openProfile}>
      <FoyerButton label="Log in" />
      <ConnectKitButton onClick={() => {}} />
    </main>
  )
}
`)
  expect(plan.byHand).toEqual([
    expect.objectContaining({ path: 'src/App.jsx', line: 8, what: 'ConnectKitButton' }),
  ])
  const provider = plan.texts['src/Web3Provider.jsx']
  expect(provider).toContain("import { arbitrum, mainnet, optimism, polygon } from 'wagmi/chains'")
  expect(provider).toContain('const chains = [mainnet, polygon, optimism, arbitrum]\n')
  expect(provider).toContain(`  transports: {
    [mainnet.id]: http(),
    [polygon.id]: http(),
    [optimism.id]: http(),
    [arbitrum.id]: http(),
  },
`)
})

it('replaces a custom button where it reads what is known, and names it otherwise', () => {
  const own = `import { ConnectKitButton } from 'connectkit'

export const Own = () => (
  <>
    <ConnectKitButton.Custom>
      {({ isConnected, show }) => <b onClick={show}>{isConnected && 'In'}</b>}
    </ConnectKitButton.Custom>
    <ConnectKitButton.Custom>{({ chain }) => chain?.name}</ConnectKitButton.Custom>
  </>
)
`
  const plan = planFor('connectkit', { ...quickStart, 'src/Own.jsx': own })
  expect(plan.texts['src/Own.jsx']).toContain(`    <CustomButton>
      {({ isConnected, show }) => <b onClick={show}>{isConnected && 'In'}</b>}
    </CustomButton>
`)
  expect(plan.texts['src/CustomButton.jsx']).toContain('    isConnected: connected,\n')
  expect(plan.texts['src/CustomButton.jsx']).not.toContain('Props')
  expect(plan.byHand).toEqual([
    expect.objectContaining({ path: 'src/Own.jsx', line: 8, what: 'ConnectKitButton.Custom' }),
  ])
})

it('asks for the widget where no configuration is known, and changes the rest once it is there', () => {
  const files = {
    'src/config.ts':
      "import { createConfig } from 'wagmi'\n\nexport const config = createConfig(ours)\n",
    'src/Root.tsx': `import { ConnectKitButton, ConnectKitProvider } from 'connectkit'

export const Root = () => (
  <ConnectKitProvider mode="dark">
    <ConnectKitButton />
  </ConnectKitProvider>
)
`,
  }
  const first = planFor('connectkit', files)
  expect(first.texts).toEqual({})
  expect(first.byHand.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([
    'src/Root.tsx:1 createFoyer',
    'src/Root.tsx:4 ConnectKitProvider',
    'src/Root.tsx:5 ConnectKitButton',
  ])
  expect(first.byHand[1]?.why).toContain('it waits for createFoyer')
  const created =
    "import { createFoyer } from 'foyerkit'\n\nexport const foyer = createFoyer(options)\n"
  const second = planFor('connectkit', { ...files, 'src/config.ts': created })
  expect(second.texts['src/Root.tsx']).toContain('  <FoyerProvider foyer={foyer}>')
  expect(second.byHand).toEqual([])
  expect(second.left).toEqual([expect.objectContaining({ line: 4, what: 'mode' })])
})
