import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { asked, createApp, filesOf } from './outside/createApp.ts'
import { runFoyerkit, runInApp } from './outside/runInApp.ts'

const tarballs = join(import.meta.dirname, '../../dist')

/** RainbowKit's quick start in an app of Vite's template. RainbowKit itself is not installed here. */
const app: Readonly<Record<string, string>> = {
  'package.json': `${JSON.stringify(
    {
      name: 'shop',
      private: true,
      type: 'module',
      scripts: { dev: 'vite' },
      dependencies: {
        '@rainbow-me/rainbowkit': '^2.2.11',
        '@tanstack/react-query': '^5.108.0',
        react: '^19.3.1',
        'react-dom': '^19.3.1',
        viem: '^2.57.1',
        wagmi: '^3.5.0',
      },
      devDependencies: { '@vitejs/plugin-react': '6.3.0', typescript: '7.0.2', vite: '8.3.8' },
    },
    null,
    2,
  )}\n`,
  'tsconfig.json': `${JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUnusedLocals: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  })}\n`,
  'index.html':
    '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Shop</title>\n    <link rel="icon" href="data:," />\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n  </body>\n</html>\n',
  'vite.config.ts':
    "import { defineConfig } from 'vite'\nimport react from '@vitejs/plugin-react'\n\nexport default defineConfig({\n  plugins: [react()],\n})\n",
  'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet, polygon, sepolia } from 'wagmi/chains'

export const config = getDefaultConfig({
  appName: 'Shop',
  projectId: 'YOUR_PROJECT_ID',
  chains: [mainnet, polygon, ...(location.hash === '#test' ? [sepolia] : [])],
})
`,
  'src/main.tsx': `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, darkTheme, RainbowKitProvider, useAccountModal } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { useConnection, WagmiProvider } from 'wagmi'
import { config } from './wagmi'

const queries = new QueryClient()

function Shop() {
  const { address } = useConnection()
  const { openAccountModal } = useAccountModal()
  return (
    <>
      <ConnectButton showBalance={false} />
      <button onClick={openAccountModal}>{address ?? 'Nobody'}</button>
      <ConnectButton.Custom>
        {({ account, authenticationStatus, chain, mounted, openChainModal }) => (
          <button onClick={openChainModal} disabled={!mounted || authenticationStatus === 'loading'}>
            {chain?.hasIcon && <img alt={chain.name ?? 'Network'} src={chain.iconUrl} />}
            {account?.displayName} {account?.displayBalance}
          </button>
        )}
      </ConnectButton.Custom>
    </>
  )
}

createRoot(document.querySelector('#root')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <RainbowKitProvider theme={darkTheme({ accentColor: '#7b3fe4' })} coolMode>
        <Shop />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
`,
}

test('one command replaces the modal of an app, whose types, build and test then pass; a second one changes nothing', async () => {
  const folder = await createApp(app, [
    'foyerkit',
    'foyerkit-lab',
    '@tanstack/react-query',
    '@types/react',
    '@types/react-dom',
    'react',
    'react-dom',
    'viem',
    'wagmi',
    '@vitejs/plugin-react',
    'vite',
    '@playwright/test',
    '@foundry-rs/anvil',
    'typescript',
  ])
  try {
    const prepared = await runFoyerkit(folder, 'init', '--yes', '--no-test', '--from', tarballs)
    expect(prepared, prepared.said).toMatchObject({ failed: false })

    const first = await runFoyerkit(folder, 'migrate', 'rainbowkit', '--yes', '--from', tarballs)
    expect(first, first.said).toMatchObject({ failed: false })
    expect(first.said).toContain('+  plugins: [react(), foyer()],')
    expect(first.said).toContain('src/main.tsx:32  coolMode: Foyer has no confetti.')
    expect(first.said).toContain('1 passed')
    expect(first.said).toContain(
      "The app uses Foyer's modal in place of RainbowKit. Its test passes",
    )
    expect(await asked(folder)).toContain(
      `uninstall @rainbow-me/rainbowkit\ninstall ${join(tarballs, 'foyerkit.tgz')}\nrun test:e2e\n`,
    )
    const types = await runInApp(folder, 'typescript/bin/tsc', '--project', '.')
    expect(types, types.said).toMatchObject({ failed: false })
    const built = await runInApp(folder, 'vite/bin/vite.js', 'build')
    expect(built, built.said).toMatchObject({ failed: false })

    await rm(join(folder, 'dist'), { recursive: true })
    const after = await filesOf(folder)
    const second = await runFoyerkit(folder, 'migrate', 'rainbowkit', '--yes')
    expect(second, second.said).toMatchObject({ failed: false })
    expect(second.said).toContain("This app uses Foyer's modal, and nothing of RainbowKit")
    expect(await filesOf(folder)).toEqual(after)

    const other = await runFoyerkit(folder, 'migrate', 'apkit')
    expect(other.said).toContain(
      '"apkit" is no library that this command knows. Did you mean appkit?',
    )
    await writeFile(join(folder, 'src/wagmi.ts'), String(app['src/wagmi.ts']))
    await writeFile(
      join(folder, 'package.json'),
      String(after['package.json']).replace(
        '"wagmi": "^3',
        '"@rainbow-me/rainbowkit": "^1.3.0", "wagmi": "^3',
      ),
    )
    const old = await runFoyerkit(folder, 'migrate', 'rainbowkit', '--yes')
    expect(old.said).toContain(
      'This app has @rainbow-me/rainbowkit ^1.3.0, and this command knows version 2: update it first',
    )
    expect([other, old].map(({ failed }) => failed)).toEqual([true, true])
  } finally {
    await rm(folder, { recursive: true })
  }
})
