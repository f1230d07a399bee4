import { expect, it } from 'vitest'
import { planFor } from '../testing/planFor.ts'

const config = `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ appName: 'Shop', projectId: '1', chains: [mainnet] })
`
const provider = `import { RainbowKitProvider } from '@rainbow-me/rainbowkit'

export const Root = () => <RainbowKitProvider>…</RainbowKitProvider>
`

it('removes the import of a style sheet from style sheets', () => {
  const plan = planFor('rainbowkit', {
    'src/config.ts': config,
    'src/Root.tsx': provider,
    'src/index.css': "@import '@rainbow-me/rainbowkit/styles.css';\nbody {\n  margin: 0;\n}\n",
  })
  expect(plan.texts['src/index.css']).toBe('body {\n  margin: 0;\n}\n')
  expect(plan.unused).toEqual(['@rainbow-me/rainbowkit'])
})

it('names files that it does not edit, and keeps the package for them', () => {
  const plan = planFor('rainbowkit', {
    'src/config.ts': config,
    'src/Root.tsx': provider,
    'src/old.js': "const kit = require('@rainbow-me/rainbowkit')\n",
    'src/Page.vue': "<script setup>\nimport '@rainbow-me/rainbowkit/styles.css'\n</script>\n",
    'src/broken.ts': "import { a from '@rainbow-me/rainbowkit'\n",
  })
  expect(plan.byHand.map(({ path, line }) => `${path}:${line}`)).toEqual([
    'src/broken.ts:1',
    'src/old.js:1',
    'src/Page.vue:2',
  ])
  expect(plan.unused).toEqual([])
})

it('asks for the provider where it does not find one', () => {
  const plan = planFor('rainbowkit', { 'src/config.ts': config })
  expect(plan.byHand).toEqual([
    expect.objectContaining({ path: 'src/config.ts', line: 4, what: 'FoyerProvider' }),
  ])
})

it('finds the widget of an earlier run, and takes another name where the usual one is taken', () => {
  const first = planFor('rainbowkit', {
    'src/config.ts': config,
    'src/Root.tsx': provider.replace('export', 'const foyer = 1\nexport'),
  })
  expect(first.texts['src/config.ts']).toContain('export const foyerModal = createFoyer({')
  expect(first.texts['src/Root.tsx']).toContain("import { foyerModal } from './config'")
  const second = planFor('rainbowkit', {
    'src/config.ts': String(first.texts['src/config.ts']),
    'src/pages/Root.tsx': provider,
  })
  expect(second.texts['src/pages/Root.tsx']).toContain("import { foyerModal } from '../config'")
})

it('names a server component that reads the configuration, which has the widget now', () => {
  const layout = `import { cookieToInitialState } from 'wagmi'
import { config } from '../src/config'

export default () => <Providers initialState={cookieToInitialState(config, '')} />
`
  const files = { 'src/config.ts': config, 'src/Root.tsx': provider }
  const server = planFor('rainbowkit', { ...files, 'app/layout.tsx': layout })
  expect(server.byHand).toEqual([
    expect.objectContaining({ path: 'app/layout.tsx', line: 4, what: 'cookieToInitialState' }),
  ])
  const client = planFor('rainbowkit', { ...files, 'app/layout.tsx': `'use client'\n${layout}` })
  expect(client.byHand).toEqual([])
})

it('names a library that is imported as a whole', () => {
  const whole = `import * as Kit from '@rainbow-me/rainbowkit'

export const Header = () => <Kit.ConnectButton />
`
  const files = { 'src/config.ts': config, 'src/Root.tsx': provider, 'src/Header.tsx': whole }
  const plan = planFor('rainbowkit', files)
  expect(plan.byHand).toEqual([
    expect.objectContaining({ path: 'src/Header.tsx', line: 3, what: 'Kit' }),
  ])
  expect(plan.texts['src/Header.tsx']).toBeUndefined()
})
