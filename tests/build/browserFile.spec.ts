import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openHostPage } from './hostPage.ts'
import { outsideTest as test } from './outside/outsideTest.ts'

/** The page's own script, which finds what the package's script has defined. */
const app = `
  const { createFoyer, createRealBackend, defineFoyerElements, ethereum } = foyerkit
  defineFoyerElements(
    createFoyer({
      projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
      backend: createRealBackend(),
      adapters: [{ namespace: 'eip155', networks: [ethereum] }],
    }),
  )
`

/** The file of the tarball for pages without a bundler, and the page that loads it with the hash beside it. */
async function readBrowserFile(folder: string) {
  const browser = join(folder, 'node_modules/foyerkit/dist/browser')
  const code = await readFile(join(browser, 'foyer.js'), 'utf8')
  const hashes = JSON.parse(await readFile(join(browser, 'integrity.json'), 'utf8'))
  const body = `<script src="/foyer.js" integrity="${hashes['foyer.js']}"></script><foyer-button></foyer-button>`
  return { code, body }
}

test('a page without a bundler loads one file by its hash, under a strict content policy', async ({
  page,
  outsideProject,
}) => {
  const folder = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const { code, body } = await readBrowserFile(folder)
  const files = new Map(Object.entries({ 'foyer.js': code, 'host/app.js': app }))
  const seen = await openHostPage(page, files, 'app', body)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog').getByText('All Wallets')).toBeVisible()
  expect(seen.loaded.toSorted()).toEqual(['foyer.js', 'host/app.js'])
  expect(seen.complaints).toEqual([])
})

test(
  'a browser does not run the file when it is not the one of the hash',
  { tag: '@security' },
  async ({ page, outsideProject }) => {
    const folder = await outsideProject({ react: 'react', viem: 'viem-newest' })
    const { code, body } = await readBrowserFile(folder)
    const files = new Map(
      Object.entries({ 'foyer.js': `window.altered = true;${code}`, 'host/app.js': app }),
    )
    const seen = await openHostPage(page, files, 'app', body)
    await expect.poll(() => seen.complaints.join(' ')).toContain('integrity')
    expect(await page.evaluate(() => 'altered' in window)).toBe(false)
    await expect(page.getByRole('button')).toHaveCount(0)
  },
)
