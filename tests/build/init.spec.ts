import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { asked, createApp, filesOf, npm } from './outside/createApp.ts'
import { runFoyerkit } from './outside/runInApp.ts'

const tarballs = join(import.meta.dirname, '../../dist')

/** An app as Vite's template makes it, with wallets of wagmi's kind: it lists those that announce themselves. */
const app: Readonly<Record<string, string>> = {
  'package.json': `${JSON.stringify(
    {
      name: 'shop',
      private: true,
      type: 'module',
      scripts: { dev: 'vite' },
      dependencies: { react: '19.3.1', 'react-dom': '19.3.1' },
      devDependencies: { '@vitejs/plugin-react': '6.3.0', typescript: '7.0.2', vite: '8.3.8' },
    },
    null,
    2,
  )}\n`,
  'index.html':
    '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Shop</title>\n    <link rel="icon" href="data:," />\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n  </body>\n</html>\n',
  'src/main.tsx':
    "import { createRoot } from 'react-dom/client'\n\ncreateRoot(document.querySelector('#root')!).render(<h1>Shop</h1>)\n",
  'vite.config.ts':
    "import { defineConfig } from 'vite'\nimport react from '@vitejs/plugin-react'\n\n// https://vite.dev/config/\nexport default defineConfig({\n  plugins: [react()],\n})\n",
  '.gitignore': 'node_modules\n',
}

const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
  folder: async ({}, give) => {
    const folder = await createApp(app, [
      'foyerkit-lab',
      'react',
      'react-dom',
      'scheduler',
      'viem',
      '@vitejs/plugin-react',
      'vite',
      '@playwright/test',
      '@foundry-rs/anvil',
      'typescript',
    ])
    await give(folder)
    await rm(folder, { recursive: true })
  },
})

test('one command sets an app up and runs its first test; a second one changes nothing; and all of it is taken back', async ({
  folder,
}) => {
  const first = await runFoyerkit(folder, 'init', '--yes', '--from', tarballs, '--ci')
  expect(first, first.said).toMatchObject({ failed: false })
  expect(first.said).toContain('This is an app of Vite and React, with npm.')
  expect(first.said).toContain('+  plugins: [react(), foyer({ wallets: true })],')
  expect(first.said).toContain('1 passed')
  expect(first.said).toContain("Foyer's lab is set up, and its test passes.")
  expect(await asked(folder)).toBe(
    `install --save-dev ${join(tarballs, 'foyerkit-lab.tgz')} @foundry-rs/anvil @playwright/test\nrun test:e2e\n`,
  )
  const after = await filesOf(folder)
  const written = Object.keys(after).filter((path) => !(path in app))
  expect(written.toSorted()).toEqual([
    '.github/workflows/wallets.yml',
    'e2e/wallet.spec.ts',
    'foyer-init.json',
    'playwright.config.ts',
  ])

  const second = await runFoyerkit(folder, 'init', '--yes')
  expect(second, second.said).toMatchObject({ failed: false })
  expect(second.said).toContain('is set up here already, and nothing was changed')
  expect(await filesOf(folder)).toEqual(after)

  const removed = await runFoyerkit(folder, 'init', '--remove', '--yes')
  expect(removed, removed.said).toMatchObject({ failed: false })
  expect(removed.said).toContain("Everything of Foyer's lab is taken back.")
  expect(await filesOf(folder)).toEqual(app)
})

test('nothing is left behind when a step fails, when it may not ask, or when the folder is no app', async ({
  folder,
}) => {
  const unasked = await runFoyerkit(folder, 'init', '--from', tarballs)
  expect(unasked.failed).toBe(true)
  expect(unasked.said).toContain('+++ e2e/wallet.spec.ts')
  expect(unasked.said).toContain('Nothing was written, because nobody can be asked here.')

  const dry = await runFoyerkit(folder, 'init', '--dry-run')
  expect(dry, dry.said).toMatchObject({ failed: false })
  expect(dry.said).toContain('foyerkit-lab is not in the registry yet: add --from <folder>')

  const unpublished = await runFoyerkit(folder, 'init', '--yes')
  expect(unpublished.said).toContain('foyerkit-lab is not in the registry yet: add --from <folder>')

  await writeFile(join(folder, 'node_modules/.bin/npm'), npm.replace('process.env.NPM_FAILS', '1'))
  const failed = await runFoyerkit(folder, 'init', '--yes', '--from', tarballs)
  expect(failed.said).toContain(
    'Failed to install the packages: npm ended with code 1. Its own words above say why',
  )
  expect(await filesOf(folder)).toEqual(app)

  await rm(join(folder, 'package.json'))
  const empty = await runFoyerkit(folder, 'init', '--yes')
  expect(empty.said).toContain(`There is no package.json in ${folder}: `)
  await writeFile(join(folder, 'package.json'), '{ "name": ')
  const broken = await runFoyerkit(folder, 'init', '--yes')
  expect(broken.said).toContain('package.json cannot be read: ')
  const wrong = await runFoyerkit(folder, 'init', '--remove', '--ci')
  expect(wrong.said).toContain('Leave out --ci with --remove.')
  expect([unpublished, failed, empty, broken, wrong].map((each) => each.failed)).toEqual(
    Array.from({ length: 5 }, () => true),
  )
})
