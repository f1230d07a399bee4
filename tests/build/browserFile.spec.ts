import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openHostPage } from './hostPage.ts'
import { outsideTest as test } from './outside/outsideTest.ts'

/** The page's own script, which uses the global of the package's script. */
const app = `
  const { createFoyer, createRealBackend, defineFoyerElements, ethereum, squareTheme } = foyerkit
  defineFoyerElements(
    createFoyer({
      projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
      backend: createRealBackend(),
      adapters: [{ namespace: 'eip155', networks: [ethereum] }],
      themeVariables: squareTheme,
    }),
  )
`

/** The sign-in message from the page's own script. */
function writeMessage(): Promise<string> {
  return Reflect.get(window, 'foyerkit').siweMessage({
    address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    chainId: 'eip155:1',
    domain: 'localhost',
    nonce: 'abcd1234',
    uri: 'https://localhost:8443',
    version: '1',
    iat: '2027-01-01T00:00:00.000Z',
    statement: 'About tides.',
  })
}

/** The tarball's file for pages without a bundler, and a page that loads it with the hash beside it. */
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
  const allWallets = page.getByRole('dialog').getByText('All Wallets')
  expect(await allWallets.evaluate((text) => getComputedStyle(text).fontFamily)).toMatch(
    /^ui-monospace/,
  )
  expect(await page.evaluate(writeMessage)).toMatch(
    /^localhost wants you to sign in with your Ethereum account:\n0xd8dA6B.*\n\nAbout tides\.\n/,
  )
  expect(seen.loaded.toSorted()).toEqual(['foyer.js', 'host/app.js'])
  expect(seen.complaints).toEqual([])
})

test(
  'a browser does not run a file that differs from its hash',
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
