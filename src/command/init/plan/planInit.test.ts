import { describe, expect, it } from 'vitest'
import { detectApp, type App } from '../../app/detect/app.ts'
import { packageManagerOf } from '../../app/detect/packageManager.ts'
import { readManifest } from '../../app/project/manifest.ts'
import { treeOf } from '../../app/project/tree.ts'
import type { Plan } from './plan.ts'
import { planInit, type PlanInput } from './planInit.ts'

type Files = Readonly<Record<string, string>>

const manifestOf = (...packages: readonly string[]) =>
  `${JSON.stringify({ type: 'module', scripts: { dev: 'vite' }, dependencies: Object.fromEntries(packages.map((name) => [name, '*'])) }, null, 2)}\n`

function plan(files: Files, ci?: PlanInput['ci']): Plan {
  const tree = treeOf(files)
  const manifest = readManifest(files['package.json'] ?? '{}')
  const app = detectApp(tree, manifest) as App
  const manager = packageManagerOf([{ names: ['package-lock.json'] }])
  return planInit({
    tree,
    manifest,
    app,
    manager,
    packages: [],
    ...(ci === undefined ? {} : { ci }),
  })
}

/** The files with the edits of a plan. */
const written = (files: Files, { edits }: Plan): Files => ({
  ...files,
  ...Object.fromEntries(edits.map(({ path, after }) => [path, after])),
})

const vite = "import { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [] })\n"

const typed = {
  'package.json': manifestOf('vite', 'react', 'typescript'),
  'vite.config.ts': vite,
}
const tested = { ...typed, 'playwright.config.ts': 'export default {}' }

/** An app of each kind, and what is written in it. */
const apps: readonly (readonly [string, Files, readonly string[]])[] = [
  [
    'Vite and React with TypeScript',
    typed,
    ['e2e/wallet.spec.ts', 'package.json', 'playwright.config.ts', 'vite.config.ts'],
  ],
  [
    'Vite without settings, and JavaScript',
    { 'package.json': manifestOf('vite'), 'index.html': '', '.gitignore': 'dist' },
    ['.gitignore', 'e2e/wallet.spec.js', 'package.json', 'playwright.config.js', 'vite.config.js'],
  ],
  [
    'Vite with Vitest',
    { 'package.json': manifestOf('vite', 'vitest', 'typescript'), 'vite.config.ts': vite },
    ['e2e/wallet.e2e.ts', 'package.json', 'playwright.config.ts', 'vite.config.ts'],
  ],
  [
    'Vite with Playwright',
    tested,
    ['e2e/wallet.e2e.ts', 'package.json', 'playwright.foyer.config.ts', 'vite.config.ts'],
  ],
  [
    'SvelteKit',
    { 'package.json': manifestOf('@sveltejs/kit', 'typescript'), 'vite.config.ts': vite },
    [
      'e2e/wallet.spec.ts',
      'package.json',
      'playwright.config.ts',
      'src/hooks.server.ts',
      'vite.config.ts',
    ],
  ],
  [
    'React Router',
    {
      'package.json': manifestOf('@react-router/dev', 'typescript'),
      'vite.config.ts': vite,
      'app/root.tsx': 'export const Layout = () => <html><head><Meta /></head></html>\n',
    },
    [
      'app/root.tsx',
      'e2e/wallet.spec.ts',
      'package.json',
      'playwright.config.ts',
      'vite.config.ts',
    ],
  ],
  [
    'Nuxt',
    {
      'package.json': manifestOf('nuxt'),
      'nuxt.config.ts': 'export default defineNuxtConfig({\n  devtools: { enabled: true },\n})\n',
    },
    ['e2e/wallet.spec.ts', 'nuxt.config.ts', 'package.json', 'playwright.config.ts'],
  ],
  [
    'Next with the app router',
    {
      'package.json': manifestOf('next', 'typescript'),
      'src/app/layout.tsx': 'export default () => <html><body /></html>\n',
    },
    ['e2e/wallet.spec.ts', 'package.json', 'playwright.config.ts', 'src/app/layout.tsx'],
  ],
  [
    'Next with the pages router',
    { 'package.json': manifestOf('next', 'typescript'), 'src/pages/_app.tsx': '' },
    ['e2e/wallet.spec.ts', 'package.json', 'playwright.config.ts', 'src/pages/_document.tsx'],
  ],
  [
    'plain HTML',
    { 'package.json': '{\n  "name": "a"\n}\n', 'public/index.html': '<head></head>' },
    ['e2e/server.mjs', 'e2e/wallet.spec.mjs', 'package.json', 'playwright.config.mjs'],
  ],
]

describe('the plan for an app', () => {
  it.each(apps)('of %s writes what it needs, and nothing the second time', (_, files, paths) => {
    const first = plan(files)
    expect(first.edits.map(({ path }) => path).toSorted()).toEqual(paths)
    expect(first.byHand).toEqual([])
    expect(plan(written(files, first)).edits).toEqual([])
  })

  it.each(apps)('of %s leaves out nothing of a file that is there', (_, files) => {
    const changed = plan(files).edits.filter(({ before }) => before !== undefined)
    const restored = changed.map(({ after, inserted }) =>
      inserted.reduce((text, part) => text.replace(part, () => ''), after),
    )
    expect(restored).toEqual(changed.map(({ before }) => before))
  })

  it('leaves the settings of Playwright to the developer, and has a script with its own', () => {
    const { edits, scripts } = plan(tested)
    expect(scripts).toEqual({ 'test:e2e': 'playwright test --config playwright.foyer.config.ts' })
    expect(edits.find(({ path }) => path === 'playwright.foyer.config.ts')?.after).toContain(
      "testMatch: '**/*.e2e.ts'",
    )
  })

  it('takes another name for the script where the usual one stands for something else', () => {
    const manifest =
      '{ "scripts": { "test:e2e": "cypress run" }, "devDependencies": { "vite": "8" } }'
    expect(plan({ 'package.json': manifest, 'vite.config.js': vite }).script).toBe('test:wallets')
  })

  it('starts an app under the path under which Vite serves it', () => {
    const files = {
      'package.json': manifestOf('vite'),
      'vite.config.js': "export default { base: '/shop/', plugins: [] }",
    }
    const settings = written(files, plan(files))['playwright.config.js']
    expect(settings).toContain('`http://localhost:${port}/shop/`')
    expect(settings).toContain('`npx vite --port ${port} --strictPort`')
  })

  it("uses the plugin and the lines for Foyer's own modal where the app has it", () => {
    const files = {
      'package.json': manifestOf('vite', 'foyerkit'),
      'vite.config.js': vite,
      'src/main.js': "import { createFoyer } from 'foyerkit'",
    }
    const after = written(files, plan(files))
    expect(after['vite.config.js']).toContain('plugins: [foyer()]')
    expect(after['e2e/wallet.spec.js']).toContain("{ name: 'Connect Wallet' }")
    const next = {
      ...files,
      'package.json': manifestOf('next', 'foyerkit'),
      'app/layout.js': 'export default () => <html></html>',
    }
    expect(written(next, plan(next))['app/layout.js']).toContain('/__foyer/places.js')
    expect(written(next, plan(next))['next.config.mjs']).toContain(
      "resolveAlias: process.env.NODE_ENV === 'development' ? { 'foyerkit/real': 'foyerkit-lab/mock' } : {},",
    )
    const mine = { ...next, 'next.config.js': 'module.exports = { webpack: (config) => config }' }
    expect(plan(mine).byHand).toEqual([
      expect.objectContaining({ path: 'next.config.js', why: 'it has a webpack already' }),
    ])
  })

  it("allows the script where Next's rules for ESLint refuse it", () => {
    const layout = { 'app/layout.jsx': 'export default () => <html><body /></html>' }
    const checked = { ...layout, 'package.json': manifestOf('next', 'eslint-config-next') }
    const unchecked = { ...layout, 'package.json': manifestOf('next') }
    const rule = 'eslint-disable-next-line @next/next/no-sync-scripts'
    expect(written(checked, plan(checked))['app/layout.jsx']).toContain(rule)
    expect(written(unchecked, plan(unchecked))['app/layout.jsx']).not.toContain(rule)
  })

  it('names the lines for what it cannot edit, and still writes the rest', () => {
    const files = {
      'package.json': manifestOf('vite'),
      'vite.config.js': 'export default mergeConfig(a, b)',
    }
    const { byHand, edits } = plan(files)
    expect(byHand).toEqual([
      {
        path: 'vite.config.js',
        why: 'it exports no plain object',
        lines: [
          "import { foyer } from 'foyerkit-lab/vite'",
          'plugins: [ …, foyer({ wallets: true })]',
        ],
      },
    ])
    expect(edits.map(({ path }) => path)).toContain('e2e/wallet.spec.js')
  })

  it.each([
    [
      'hooks of the app',
      {
        'package.json': manifestOf('@sveltejs/kit'),
        'vite.config.js': vite,
        'src/hooks.server.js': 'export const handle = 1',
      },
      'src/routes/+layout.svelte',
    ],
    [
      'several layouts of Next',
      {
        'package.json': manifestOf('next'),
        'app/(a)/layout.jsx': '<html />',
        'app/(b)/layout.jsx': '<html />',
      },
      'the layout of each document',
    ],
    ['a Next app without pages', { 'package.json': manifestOf('next') }, 'app/layout.tsx'],
    ['a Nuxt app without settings', { 'package.json': manifestOf('nuxt') }, 'nuxt.config.ts'],
    [
      'a React Router app without a root',
      { 'package.json': manifestOf('@react-router/dev'), 'vite.config.js': vite },
      'app/root.tsx',
    ],
    [
      'scripts that are no object',
      {
        'package.json': '{ "scripts": 1, "dependencies": { "vite": "8" } }',
        'vite.config.js': vite,
      },
      'package.json',
    ],
  ])('leaves %s to the developer', (_, files, path) => {
    expect(plan(files).byHand.map((each) => each.path)).toEqual([path])
  })

  it('writes a workflow only when it is asked for, and only once', () => {
    const ci = { path: '../.github/workflows/wallets.yml', folder: 'shop', hasLock: true }
    const paths = (own?: PlanInput['ci']) => plan(typed, own).edits.map(({ path }) => path)
    expect(paths()).not.toContain(ci.path)
    expect(paths(ci)).toContain(ci.path)
    expect(paths({ ...ci, before: 'name: mine' })).not.toContain(ci.path)
  })
})
