import { expect, it } from 'vitest'
import { planFor } from '../testing/planFor.ts'

/** RainbowKit's quick start for Next. */
const quickStart = {
  'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit';
import {
  mainnet,
  polygon,
  sepolia,
} from 'wagmi/chains';

export const config = getDefaultConfig({
  appName: 'Shop', // the name
  projectId: 'YOUR_PROJECT_ID',
  chains: [
    mainnet,
    polygon,
    ...(process.env.NEXT_PUBLIC_TESTNETS === 'true' ? [sepolia] : []),
  ],
  ssr: true,
});
`,
  'src/pages/_app.tsx': `import '../styles/globals.css';
import '@rainbow-me/rainbowkit/styles.css';
import type { AppProps } from 'next/app';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WagmiProvider } from 'wagmi';
import { RainbowKitProvider } from '@rainbow-me/rainbowkit';

import { config } from '../wagmi';

const client = new QueryClient();

export default function MyApp({ Component, pageProps }: AppProps) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <RainbowKitProvider>
          <Component {...pageProps} />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
`,
  'src/pages/index.tsx': `import { ConnectButton } from '@rainbow-me/rainbowkit';

export default function Home() {
  return <ConnectButton />;
}
`,
}

it('replaces the configuration, the provider and the button of the quick start, and nothing else', () => {
  const plan = planFor('rainbowkit', quickStart)
  expect(plan.texts).toEqual({
    'src/wagmi.ts': `import { createFoyer } from 'foyerkit';
import { createRealBackend } from 'foyerkit/real';
import { foyerConnector } from 'foyerkit/wagmi';
import { createConfig, http } from 'wagmi';
import {
  mainnet,
  polygon,
  sepolia,
} from 'wagmi/chains';

const chains = [
  mainnet,
  polygon,
  ...(process.env.NEXT_PUBLIC_TESTNETS === 'true' ? [sepolia] : []),
] as const;

export const foyer = createFoyer({
  projectId: 'YOUR_PROJECT_ID',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: chains }],
  metadata: {
    name: 'Shop', // the name
    description: 'Shop',
    url: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    icons: [],
  },
  themeMode: 'light',
  locale: typeof navigator === 'undefined' ? undefined : navigator.languages,
});

export const config = createConfig({
  chains,
  connectors: [foyerConnector(foyer)],
  transports: {
    [mainnet.id]: http(),
    [polygon.id]: http(),
    [sepolia.id]: http(),
  },
  ssr: true,
  // Foyer's modal lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
});
`,
    'src/pages/_app.tsx': `import '../styles/globals.css';
import type { AppProps } from 'next/app';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WagmiProvider } from 'wagmi';
import { FoyerProvider } from 'foyerkit';

import { config, foyer } from '../wagmi';

const client = new QueryClient();

export default function MyApp({ Component, pageProps }: AppProps) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <FoyerProvider foyer={foyer}>
          <Component {...pageProps} />
        </FoyerProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
`,
    'src/pages/index.tsx': `import { FoyerButton } from 'foyerkit';

export default function Home() {
  return <FoyerButton />;
}
`,
  })
  expect(plan.left).toEqual([])
  expect(plan.byHand).toEqual([])
  expect(plan.unused).toEqual(['@rainbow-me/rainbowkit'])
})

it('changes nothing of an app that it has changed already', () => {
  const once = planFor('rainbowkit', quickStart)
  expect(planFor('rainbowkit', { ...quickStart, ...once.texts })).toMatchObject({
    texts: {},
    left: [],
    byHand: [],
  })
})

/** The quick start with other attributes of its provider. */
const withProvider = (attributes: string, imports = '') => ({
  ...quickStart,
  'src/pages/_app.tsx': quickStart['src/pages/_app.tsx']
    .replace('<RainbowKitProvider>', `<RainbowKitProvider ${attributes}>`)
    .replace('{ RainbowKitProvider }', `{ RainbowKitProvider, darkTheme, lightTheme }`)
    .replace('import { config }', `${imports}import { config }`),
})
const configOf = (plan: ReturnType<typeof planFor>) => plan.texts['src/wagmi.ts'] ?? ''

it.each([
  ['theme={darkTheme()}', ["themeMode: 'dark',"]],
  [
    "theme={darkTheme({ accentColor: '#7b3fe4', accentColorForeground: 'white', borderRadius: 'medium' })}",
    [
      "themeMode: 'dark',",
      "themeVariables: { accent: '#7b3fe4', accentText: '#ffffff', radius: '2.5px' },",
    ],
  ],
  [
    'theme={lightTheme({ ...lightTheme.accentColors.pink })}',
    ["themeMode: 'light',", "themeVariables: { accent: '#FF5CA0' },"],
  ],
  ['locale="fr-FR"', ["locale: 'fr-FR',"]],
  ['locale="zh"', ["locale: 'zh-CN',"]],
  ['initialChain={137}', ['defaultChain: 137,']],
])('takes %s of the provider over', (attributes, lines) => {
  const plan = planFor('rainbowkit', withProvider(attributes))
  expect(plan.left).toEqual([])
  for (const line of lines) expect(configOf(plan)).toContain(`\n  ${line}\n`)
  expect(plan.texts['src/pages/_app.tsx']).toContain("import { FoyerProvider } from 'foyerkit';")
})

it('follows the system when there is a theme for each mode', () => {
  const theme = 'theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}'
  const plan = planFor('rainbowkit', withProvider(theme))
  expect(plan.left).toEqual([])
  expect(configOf(plan)).not.toContain('theme')
})

it('imports the first network where the widget is created, and no longer where it is rendered', () => {
  const imports = "import { base } from 'viem/chains';\n"
  const plan = planFor('rainbowkit', withProvider('initialChain={base}', imports))
  expect(configOf(plan)).toContain("import { base } from 'viem/chains';")
  expect(configOf(plan)).toContain('  defaultChain: base,\n')
  expect(plan.texts['src/pages/_app.tsx']).not.toContain('viem/chains')
})

it.each([
  ['coolMode', 'coolMode', 'Foyer has no confetti'],
  ['modalSize="compact"', 'modalSize', "Foyer's modal has one size"],
  ['locale="vi"', 'locale', 'Foyer does not have this language'],
  ['locale={language}', 'locale', 'it changes while the page is open'],
  [
    'theme={isDark ? darkTheme() : lightTheme()}',
    'theme',
    'it is no call of a theme function with plain values',
  ],
  [
    "theme={darkTheme({ accentColor: 'var(--brand)' })}",
    'accentColor',
    'it is no plain colour without transparency',
  ],
])('names %s, which is left out', (attributes, what, why) => {
  const plan = planFor('rainbowkit', withProvider(attributes))
  expect(plan.left).toEqual([
    expect.objectContaining({ path: 'src/pages/_app.tsx', line: 17, what, why }),
  ])
  expect(plan.byHand).toEqual([])
  expect(plan.unused).toEqual(['@rainbow-me/rainbowkit'])
})

it('replaces the hooks, and keeps when they have nothing to open', () => {
  const header = `import { ConnectButton, useAccountModal, useChainModal, useConnectModal } from "@rainbow-me/rainbowkit"

export function Header() {
  const { openConnectModal: connect } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal } = useChainModal()
  return (
    <nav>
      <ConnectButton label="Log in" showBalance={false} chainStatus="none" />
      <button onClick={connect} disabled={!connect}>Connect</button>
      <button onClick={openAccountModal}>Account</button>
      <button onClick={openChainModal}>Network</button>
    </nav>
  )
}
`
  const plan = planFor('rainbowkit', { ...quickStart, 'src/Header.tsx': header })
  expect(plan.byHand).toEqual([])
  expect(plan.texts['src/Header.tsx']).toBe(`import { FoyerButton, useFoyer } from "foyerkit"

export function Header() {
  const foyer = useFoyer()
  const connect = foyer.connected ? undefined : () => foyer.open()
  const openAccountModal = foyer.connected ? () => foyer.open("Account") : undefined
  const openChainModal = foyer.connected ? () => foyer.open("Networks") : undefined
  return (
    <nav>
      <FoyerButton label="Log in" hideBalance hideNetworkImage />
      <button onClick={connect} disabled={!connect}>Connect</button>
      <button onClick={openAccountModal}>Account</button>
      <button onClick={openChainModal}>Network</button>
    </nav>
  )
}
`)
})

it('replaces a custom button by a component of the app, which passes the same fields to it', () => {
  const own = `import { ConnectButton } from '@rainbow-me/rainbowkit';

export const Own = () => (
  <ConnectButton.Custom>
    {({ account, openConnectModal }) => <b onClick={openConnectModal}>{account?.displayName}</b>}
  </ConnectButton.Custom>
);
`
  const other = own.replace('account?.displayName', 'account?.address')
  const plan = planFor('rainbowkit', {
    ...quickStart,
    'src/a/Own.tsx': own,
    'src/b/Other.tsx': other,
  })
  expect(plan.byHand).toEqual([])
  expect(plan.unused).toEqual(['@rainbow-me/rainbowkit'])
  expect(plan.texts['src/a/Own.tsx']).toBe(`import { CustomButton } from './CustomButton';

export const Own = () => (
  <CustomButton>
    {({ account, openConnectModal }) => <b onClick={openConnectModal}>{account?.displayName}</b>}
  </CustomButton>
);
`)
  expect(plan.texts['src/b/Other.tsx']).toContain(
    "import { CustomButton } from '../a/CustomButton';",
  )
  expect(plan.texts['src/a/CustomButton.tsx']).toContain(
    "import { useFoyer, useFoyerButton } from 'foyerkit';",
  )
})

it('names what is to be written by hand with its line, and keeps the package for it', () => {
  const own = `import { ConnectButton, useAddRecentTransaction, useConnectModal } from '@rainbow-me/rainbowkit'
import type { Locale } from '@rainbow-me/rainbowkit'

export const Own = ({ locale }: { locale: Locale }) => {
  const modal = useConnectModal()
  useAddRecentTransaction()
  return (
    <>
      <ConnectButton />
      <ConnectButton.Custom>{(button) => <b onClick={button.openConnectModal}>{locale}</b>}</ConnectButton.Custom>
      <i onClick={modal.openConnectModal} />
    </>
  )
}
`
  const plan = planFor('rainbowkit', { ...quickStart, 'src/Own.tsx': own })
  expect(plan.byHand.map(({ path, line, what }) => `${path}:${line} ${what}`)).toEqual([
    'src/Own.tsx:4 Locale',
    'src/Own.tsx:5 useConnectModal',
    'src/Own.tsx:6 useAddRecentTransaction',
    'src/Own.tsx:10 ConnectButton.Custom',
  ])
  expect(plan.byHand.at(-1)?.lines).toContain("import { useFoyerButton } from 'foyerkit'")
  expect(plan.texts['src/Own.tsx']).toContain('<FoyerButton />')
  expect(plan.texts['src/Own.tsx']).toContain("import { FoyerButton } from 'foyerkit'")
  expect(plan.unused).toEqual([])
})

it.each([
  [
    'in a function',
    ['export const config = getDefault', 'export const make = () => getDefault'],
    'it is called in a function',
  ],
  [
    'with options that are no plain object',
    ["appName: 'Shop', // the name", '...shared,'],
    'its options are no plain object',
  ],
  ['without a project id', ["projectId: 'YOUR_PROJECT_ID',", ''], 'its options have no projectId'],
] as const)('changes nothing of an app whose configuration is made %s', (_, [part, other], why) => {
  const wagmi = quickStart['src/wagmi.ts'].replace(part, other)
  const plan = planFor('rainbowkit', { ...quickStart, 'src/wagmi.ts': wagmi })
  expect(plan.texts).toEqual({})
  expect(plan.byHand[0]).toMatchObject({ path: 'src/pages/_app.tsx', what: 'RainbowKitProvider' })
  expect(plan.byHand).toContainEqual(
    expect.objectContaining({ path: 'src/wagmi.ts', what: 'getDefaultConfig', why }),
  )
  expect(plan.unused).toEqual([])
})

it('keeps the transports, the networks of a constant, the comments and the style of a file', () => {
  const plan = planFor('rainbowkit', {
    ...quickStart,
    'src/wagmi.ts': `import { getDefaultConfig, type Locale } from "@rainbow-me/rainbowkit"
import { http } from "viem"
import { networks } from "./networks"

export const language: Locale = "de"

// All of our networks.
export const config = getDefaultConfig({
	appName: NAME,
	// From the dashboard.
	projectId: import.meta.env.VITE_PROJECT_ID,
	chains: networks,
	transports: {
		// Our own node.
		[1]: http("https://node.example"),
	},
	wallets: [],
})
`,
  })
  expect(configOf(plan)).toBe(`import { type Locale } from "@rainbow-me/rainbowkit"
import { http } from "viem"
import { networks } from "./networks"
import { createFoyer } from "foyerkit"
import { createRealBackend } from "foyerkit/real"
import { foyerConnector } from "foyerkit/wagmi"
import { createConfig } from "wagmi"

export const language: Locale = "de"

export const foyer = createFoyer({
	// From the dashboard.
	projectId: import.meta.env.VITE_PROJECT_ID,
	backend: createRealBackend(),
	adapters: [{ namespace: "eip155", networks }],
	metadata: {
		name: NAME,
		description: NAME,
		url: typeof window === "undefined" ? "http://localhost" : window.location.origin,
		icons: [],
	},
	themeMode: "light",
	locale: typeof navigator === "undefined" ? undefined : navigator.languages,
})

// All of our networks.
export const config = createConfig({
	chains: networks,
	connectors: [foyerConnector(foyer)],
	transports: {
		// Our own node.
		[1]: http("https://node.example"),
	},
	// Foyer's modal lists the wallets of the browser itself.
	multiInjectedProviderDiscovery: false,
})
`)
  expect(plan.left).toEqual([expect.objectContaining({ line: 17, what: 'wallets' })])
  expect(plan.byHand).toEqual([expect.objectContaining({ line: 5, what: 'Locale' })])
})

const ownWallets = `import { connectorsForWallets } from '@rainbow-me/rainbowkit'
import { rainbowWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const connectors = connectorsForWallets([{ groupName: 'Ours', wallets: [rainbowWallet] }], {
  appName: 'Shop',
  projectId: 'YOUR_PROJECT_ID',
})

export const config = createConfig({
  connectors,
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
})
`

it('replaces a list of connectors that the app passes to wagmi itself', () => {
  const files = { ...quickStart, 'src/wagmi.ts': ownWallets }
  const plan = planFor('rainbowkit', files, { isBrowserOnly: true })
  expect(plan.texts['src/wagmi.ts']).toBe(`import { createFoyer } from 'foyerkit'
import { createRealBackend } from 'foyerkit/real'
import { foyerConnector } from 'foyerkit/wagmi'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const chains = [mainnet] as const

export const foyer = createFoyer({
  projectId: 'YOUR_PROJECT_ID',
  backend: createRealBackend(),
  adapters: [{ namespace: 'eip155', networks: chains }],
  metadata: {
    name: 'Shop',
    description: 'Shop',
    url: window.location.origin,
    icons: [],
  },
  themeMode: 'light',
  locale: navigator.languages,
})

export const config = createConfig({
  chains,
  connectors: [foyerConnector(foyer)],
  transports: { [mainnet.id]: http() },
  // Foyer's modal lists the wallets of the browser itself.
  multiInjectedProviderDiscovery: false,
})
`)
  expect(plan.left).toEqual([
    expect.objectContaining({ path: 'src/wagmi.ts', line: 6, what: 'wallets' }),
  ])
  expect(plan.byHand).toEqual([])
  expect(plan.unused).toEqual(['@rainbow-me/rainbowkit'])
})

it('changes nothing where such a list goes elsewhere, too', () => {
  const more = `${ownWallets}\nexport const names = connectors.map(({ name }) => name)\n`
  const plan = planFor('rainbowkit', { ...quickStart, 'src/wagmi.ts': more })
  expect(plan.texts).toEqual({})
  expect(plan.byHand).toContainEqual(
    expect.objectContaining({
      path: 'src/wagmi.ts',
      line: 6,
      what: 'connectorsForWallets',
      why: 'its result is not only passed to one createConfig in the same module',
    }),
  )
})
