import { describe, expect, it } from 'vitest'
import { readManifest } from '../project/manifest.ts'
import { treeOf } from '../project/tree.ts'
import { detectApp } from './app.ts'

const detect = (packages: readonly string[], files: Readonly<Record<string, string>> = {}) =>
  detectApp(
    treeOf(files),
    readManifest(
      JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '*'])) }),
    ),
  )

describe('the kind of an app', () => {
  it.each([
    [['vite', 'react'], {}, 'vite', 'Vite and React'],
    [['vite', 'vue'], {}, 'vite', 'Vite and Vue'],
    [['vite', 'svelte'], {}, 'vite', 'Vite and Svelte'],
    [['vite'], {}, 'vite', 'Vite'],
    [[], { 'vite.config.mts': '' }, 'vite', 'Vite'],
    [['next', 'react'], {}, 'next', 'Next'],
    [['nuxt', 'vue'], {}, 'nuxt', 'Nuxt'],
    [['@sveltejs/kit', 'vite', 'svelte'], {}, 'sveltekit', 'SvelteKit'],
    [['@react-router/dev', 'vite', 'react'], {}, 'react-router', 'React Router'],
    [[], { 'index.html': '' }, 'html', 'plain HTML'],
    [[], { 'public/index.html': '' }, 'html', 'plain HTML'],
    [['astro', 'vite'], {}, 'unsupported', 'Astro'],
    [['react-scripts', 'react'], { 'public/index.html': '' }, 'unsupported', 'Create React App'],
    [['express'], { 'index.html': '' }, 'unsupported', 'an Express server'],
  ])('of %j and %j is %s', (packages, files, kind, title) => {
    expect(detect(packages, files)).toMatchObject({ kind, title })
  })

  it('is not known without any of them', () => {
    expect(detect(['lodash'], { 'lib/index.js': '' })).toBeUndefined()
  })
})

describe('how an app shows its wallets', () => {
  const modal = '<ConnectButton label="Log in" />'
  const list =
    'connectors.map((connector) => <button onClick={() => connect({ connector })}>{connector.name}</button>)'
  it.each([
    [['vite'], { 'src/main.ts': 'connectors.map(connector.name)' }, 'unknown'],
    [['vite', 'wagmi'], { 'src/App.tsx': list }, 'wagmi'],
    [['vite', 'wagmi'], { 'src/App.tsx': 'useAccount()' }, 'unknown'],
    [['next', 'wagmi', '@rainbow-me/rainbowkit'], { 'src/app/page.tsx': modal }, 'rainbowkit'],
    [['vite', 'wagmi', '@rainbow-me/rainbowkit'], { 'e2e/a.tsx': modal }, 'unknown'],
    [['vite', 'connectkit'], { 'src/App.tsx': '<ConnectKitButton />' }, 'connectkit'],
    [['vite', '@reown/appkit'], { 'src/App.vue': '<appkit-button />' }, 'appkit'],
    [['vite', 'foyerkit'], { 'src/a.ts': "import { createFoyer } from 'foyerkit'" }, 'foyer'],
    // Tests and settings of the lab alone are no modal.
    [
      ['vite', 'foyerkit'],
      { 'vite.config.ts': "import { foyer } from 'foyerkit-lab/vite'" },
      'unknown',
    ],
  ])('%j with %j: %s', (packages, files, connecting) => {
    expect(detect(packages, files)).toMatchObject({ connecting })
  })
})

it('tells what else the app has', () => {
  const files = { 'tsconfig.app.json': '', 'playwright.config.mjs': '' }
  const packages = ['vite', 'viem', 'wagmi', '@solana/kit', 'vitest']
  expect(detect(packages, files)).toMatchObject({
    isTypeScript: true,
    isModule: false,
    usesSolana: true,
    playwrightConfig: 'playwright.config.mjs',
    hasUnitTests: true,
    libraries: ['wagmi', 'viem'],
  })
})
