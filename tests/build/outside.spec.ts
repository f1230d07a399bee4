import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import {
  labEntryPoints,
  modalEntryPoints,
  nodeEntryPoints,
} from '../../scripts/lib/build/entryPoints.mjs'
import { openHostPage } from './hostPage.ts'
import { bundleWithVite } from './outside/bundleWithVite.ts'
import { bundleWithWebpack } from './outside/bundleWithWebpack.ts'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'

const run = promisify(execFile)
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

/** The compiler's output for a project; empty when all is well. */
const compile = (folder: string, project: string, ...options: readonly string[]) =>
  run(process.execPath, [tsc, '-p', project, ...options], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )

const oldest: Releases = { react: 'react-18-2', viem: 'viem-2-40' }
const newest: Releases = { react: 'react', viem: 'viem-newest' }

/** Collects the pictures of views that were left while they fade: whether each is inert. */
const watchStills = (page: Page) =>
  page.locator('.fy-modal').evaluateHandle((card) => {
    const stills: boolean[] = []
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const elements = added.filter((node) => node instanceof HTMLElement)
      stills.push(
        ...elements.filter(({ className }) => className === 'fy-still').map(({ inert }) => inert),
      )
    }).observe(card, { childList: true, subtree: true })
    return stills
  })

for (const [title, releases] of [
  ['React 18.2 and viem 2.40', oldest],
  ['React 18.3 and viem 2.40', { react: 'react-18-3', viem: 'viem-2-40' }],
  ['React 19.0 and viem 2.40', { react: 'react-19-0', viem: 'viem-2-40' }],
  ['React 19.1 and viem 2.40', { react: 'react-19-1', viem: 'viem-2-40' }],
  ['the newest React and viem', newest],
] as const) {
  test(`the tarball renders on a server with ${title}`, async ({ outsideProject }) => {
    const folder = await outsideProject(releases)
    const { stdout, stderr } = await run(process.execPath, ['renderOnServer.mjs'], { cwd: folder })
    expect(stderr).toBe('')
    const said = JSON.parse(stdout)
    expect(said.window).toBe('undefined')
    expect(said.html).toContain('data-foyer="foyer-button"')
    expect(said.elements).toContain('defineFoyerElements')
    expect(said.message).toContain('shop.example wants you to sign in')
  })

  test(`the tarball builds with Vite and runs with ${title}`, async ({ page, outsideProject }) => {
    const files = await bundleWithVite(await outsideProject(releases), 'events.tsx')
    const seen = await openHostPage(page, files, 'page', '<div id="app"></div>')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('All Wallets')).toBeVisible()
    await expect(page.locator('output')).toHaveText('1 MODAL_OPEN')
    const stills = await watchStills(page)
    await page.getByRole('button', { name: 'All Wallets' }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect.poll(() => stills.evaluate((all) => all)).toEqual([true])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    // The place of messages.
    await expect(page.locator('.fy-modal-toast > div')).toHaveJSProperty('inert', true)
    expect(seen.complaints).toEqual([])
  })
}

test('the tarball builds with webpack and runs', async ({ page, outsideProject }) => {
  const files = await bundleWithWebpack(await outsideProject(oldest), 'plain.ts')
  const seen = await openHostPage(page, files, 'page', '<div id="app"></div>')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog').getByText('All Wallets')).toBeVisible()
  await expect(page).toHaveTitle('MODAL_OPEN')
  expect(seen.complaints).toEqual([])
})

for (const [title, project, releases] of [
  ['as a bundler does, with the newest React and viem', 'tsconfig.json', newest],
  ['as Node does, with React 18.2 and viem 2.40', 'tsconfig.node16.json', oldest],
  ['as a bundler does, with the strictest options of the compiler', 'tsconfig.strict.json', newest],
  ['as Node does, with the strictest options of the compiler', 'tsconfig.nodenext.json', newest],
] as const) {
  test(`a project compiles against every declaration, resolved ${title}`, async ({
    outsideProject,
  }) => {
    expect(await compile(await outsideProject(releases), project)).toBe('')
  })
}

test('a page with elements compiles without the types of React', async ({ outsideProject }) => {
  const folder = await outsideProject(newest)
  const said = await compile(folder, 'tsconfig.elements.json', '--listFiles')
  const listed = said.trim().split('\n')
  expect(listed.filter((line) => !/\.(d\.)?[cm]?ts$/.test(line))).toEqual([])
  expect(said).toContain('foyerkit/dist/package/elements.d.ts')
  expect(said).not.toContain('@types/react')
})

test("wagmi 3 and 2, ethers, viem and @solana/kit accept the package's values without a cast", async ({
  outsideProject,
}) => {
  // Beside the viem that they find themselves, because two copies have two sets of types.
  const releases = { react: 'react', viem: 'viem' } as const
  expect(await compile(await outsideProject(releases), 'libraries/tsconfig.json')).toBe('')
})

for (const [folder, all] of [
  ['foyerkit/dist/package', modalEntryPoints],
  ['foyerkit-lab/dist/lab', [...labEntryPoints, ...nodeEntryPoints]],
] as const) {
  test(`the declarations in ${folder} are bundled: a few files for each entry point, not one for each source`, async ({
    outsideProject,
  }) => {
    const shipped = join(await outsideProject(newest), 'node_modules', folder)
    const files = await readdir(shipped, { recursive: true })
    const declarations = files.filter((file) => file.endsWith('.d.ts'))
    expect(declarations).toEqual(expect.arrayContaining(all.map(({ file }) => `${file}.d.ts`)))
    expect(declarations.length).toBeLessThan(4 * all.length)
  })
}

test('the production entry points use nothing that viem 2.40 lacks', async () => {
  const tests = fileURLToPath(new URL('.', import.meta.url))
  expect(await compile(tests, 'tsconfig.oldestViem.json')).toBe('')
})
