import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { buildSite } from '../../scripts/lib/docs/buildSite.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The links of a site that lead to a missing page or heading. */
function brokenLinks(site: string, addresses: readonly string[]): readonly string[] {
  const files = new Set(
    readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) =>
      path.replaceAll('\\', '/'),
    ),
  )
  const read = (address: string) => readFileSync(join(site, address), 'utf8')
  return addresses.flatMap((address) =>
    [...read(address).matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path === '' ? address : posix.join(posix.dirname(address), path)
        return !files.has(file) || (anchor !== undefined && !read(file).includes(`id="${anchor}"`))
      })
      .map((target) => `${address}: ${target}`),
  )
}

test('the site of the documents has no broken link, and fits a phone', async ({
  page,
}, testInfo) => {
  const site = testInfo.outputPath('site')
  const addresses = buildSite(root, site)
  expect(addresses.length).toBeGreaterThan(60)
  expect(brokenLinks(site, addresses)).toEqual([])

  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.setViewportSize({ width: 360, height: 800 })
  for (const address of addresses.filter((each) => !/^(decisions|spec)\//.test(each))) {
    await page.goto(pathToFileURL(join(site, address)).href)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess, address).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText('Contents', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Documents' })).toBeVisible()
  expect(complaints).toEqual([])
})
