import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packageManagerOf } from '../../app/detect/packageManager.ts'
import { parseModule } from '../../app/syntax/parseModule.ts'
import { nextDocument, pageServer, svelteHooks, workflow } from './files.ts'
import { walletTest } from './walletTest.ts'

const managerOf = (packageManager?: string) =>
  packageManagerOf([
    {
      names: ['package-lock.json'],
      manifest: {
        scripts: {},
        packages: {},
        ...(packageManager === undefined ? {} : { packageManager }),
      },
    },
  ])

describe('the first test', () => {
  const ways = ['foyer', 'rainbowkit', 'connectkit', 'appkit', 'wagmi', 'unknown'] as const

  it.each(ways)('is code in both languages, and connects and signs: %s', (connecting) => {
    const typed = walletTest({ kind: 'vite', connecting, isTypeScript: true }, '/shop/')
    const plain = walletTest({ kind: 'vite', connecting, isTypeScript: false }, '/shop/')
    expect(parseModule('a.ts', typed)).toHaveLength(2)
    expect(parseModule('a.mjs', plain)).toHaveLength(2)
    expect(typed).toContain("page.goto('/shop/')")
    expect(typed.match(/fox\.approve\(/g)).toHaveLength(2)
    // TypeScript refuses this for a text where the app's target is ES5, as in RainbowKit's starter, whose build checks the test, too.
    expect(typed).not.toContain('const [')
  })
})

it('waits until the page stays, where the first visit loads it again', () => {
  const kinds = ['vite', 'next', 'html', 'nuxt', 'sveltekit', 'react-router'] as const
  const waiting = kinds.filter((kind) =>
    walletTest({ kind, connecting: 'unknown', isTypeScript: true }, '/').includes('isHydrating'),
  )
  expect(waiting).toEqual(['nuxt'])
})

it('writes files that are code', () => {
  expect(parseModule('a.ts', svelteHooks('/a.js', true))).not.toHaveLength(0)
  expect(parseModule('a.js', svelteHooks('/a.js', false))).not.toHaveLength(0)
  expect(parseModule('a.tsx', nextDocument('{a && (\n\t<b />\n)}'))).not.toHaveLength(0)
  expect(parseModule('a.mjs', pageServer('../', '/a.js'))).not.toHaveLength(0)
})

describe('the workflow', () => {
  const facts = { manager: managerOf(), hasLock: true, script: 'test:e2e', folder: '' }
  const runs = (text: string) => [...text.matchAll(/- run: (.+)/g)].map(([, run]) => run)

  it.each(['npm@11', 'pnpm@10.2.0', 'yarn@4.1.0', 'bun@1.2.0'])(
    'runs the test with %s in the folder of the app',
    (named) => {
      const content = workflow({ ...facts, manager: managerOf(named), folder: 'apps/shop' })
      const { wallets } = parse(content).jobs
      expect(wallets.defaults.run).toEqual({ 'working-directory': 'apps/shop' })
      expect(wallets.steps.at(-1)).toEqual({ run: `${named.split('@')[0]} run test:e2e` })
    },
  )

  it('installs what the lock file says, if there is one', () => {
    expect(runs(workflow(facts))).toEqual([
      'npm ci',
      'npx playwright install --with-deps chromium',
      'npm run test:e2e',
    ])
    expect(runs(workflow({ ...facts, hasLock: false }))[0]).toBe('npm install')
    const pnpm = workflow({ ...facts, manager: managerOf('pnpm@10.2.0') })
    expect(runs(pnpm).slice(0, 2)).toEqual([
      'npm install --global pnpm@10.2.0',
      'pnpm install --frozen-lockfile',
    ])
  })

  it('uses the same actions as this project', () => {
    const used = (text: string) => [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    const ci = used(readFileSync('.github/workflows/ci.yml', 'utf8'))
    expect(used(workflow(facts)).filter((action) => !ci.includes(action))).toEqual([])
  })
})
