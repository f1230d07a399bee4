import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { loadLocalSearchIndex } from 'vitepress/dist/client/theme-default/support/local-search.js'
import { searchOptions } from '../../scripts/lib/docs/site/.vitepress/searchOptions.mjs'
import { axeViolations } from '../browser/axeViolations.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const site = join(root, 'test-results/site')
const place = 'https://docs.example/foyer/'
let addresses: readonly string[]

// The site is built once, in a process of its own: the test runner would compile every page of it.
const build = `import { buildSite } from '${root}scripts/lib/docs/buildSite.mjs'
await buildSite('${root}', '${site}')`

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', build])
  addresses = filesOf(site).filter((path) => /^(?!demo|404).*\.html$/.test(path))
})

/** Serves the site's folder under a path. Returns what goes wrong: requests elsewhere, missing files, and complaints of the console. */
async function openSite(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = []
  const files = new Set(filesOf(site))
  await context.route('**', (route) => {
    const url = route.request().url()
    const path = decodeURIComponent(new URL(url).pathname.slice('/foyer/'.length))
    const isHere = url.startsWith(place) && files.has(path)
    if (!isHere) problems.push(url)
    return isHere ? route.fulfill({ path: join(site, path) }) : route.abort()
  })
  context.on('console', (message) => problems.push(message.text()))
  context.on('weberror', (error) => problems.push(String(error.error())))
  return problems
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
const read = (file: string) => readFileSync(join(site, file), 'utf8')

async function violationsIn(page: Page): Promise<readonly string[]> {
  const violations = await axeViolations(page)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

const policyOf = (address: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(address))?.[1] ?? ''

/** The links that lead to a missing file or heading. `links` finds them in a file's text. */
function brokenLinks(names: readonly string[], links: RegExp): readonly string[] {
  const files = new Set(filesOf(site))
  return names.flatMap((name) =>
    [...read(name).matchAll(links)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path === '' ? name : posix.join(posix.dirname(name), path)
        const isMissing = anchor !== undefined && !read(file).includes(`id="${anchor}"`)
        return !files.has(file) || (file.endsWith('.html') && isMissing)
      })
      .map((target) => `${name}: ${target}`),
  )
}

test('no page, no text for agents and no list of them has a broken link', () => {
  expect(addresses.length).toBeGreaterThan(100)
  expect(brokenLinks(addresses, /(?:href|src)="([^"]+)"/g)).toEqual([])
  const twins = addresses.map((address) => address.replace(/\.html$/, '.md'))
  expect(brokenLinks(['llms.txt'], /\]\(([^)]+)\)/g)).toEqual([])
  expect(filesOf(site)).toEqual(expect.arrayContaining([...twins, 'llms-full.txt']))
})

test('each page has a content policy that allows no inline code, and fits a phone', async ({
  context,
  page,
}) => {
  expect(addresses.filter((address) => !policyOf(address).includes("style-src 'self';"))).toEqual(
    [],
  )
  expect(addresses.filter((address) => policyOf(address).includes('unsafe'))).toEqual([])

  const problems = await openSite(context)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${place}404.html`)
  // One page shows the content of each: opening them all takes ten times as long.
  const excess = await page.evaluate(
    async (names) => {
      const contentOf = (from: Document) => from.querySelector('.VPContent') ?? from.body
      const widths: (readonly [string, number])[] = []
      for (const name of names) {
        // Its pictures are found from its address.
        history.replaceState(null, '', name)
        const text = await (await fetch(name)).text()
        const content = contentOf(new DOMParser().parseFromString(text, 'text/html'))
        contentOf(document).replaceWith(document.adoptNode(content))
        widths.push([name, document.documentElement.scrollWidth - innerWidth])
      }
      return widths
    },
    addresses.map((address) => place + address),
  )
  expect(excess.filter(([, width]) => width > 0)).toEqual([])
  expect(excess).toHaveLength(addresses.length)
  expect(problems).toEqual([])
})

test('a reader searches, copies a block and goes on to the next page, without a server', async ({
  context,
  page,
}) => {
  const problems = await openSite(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${place}index.html`)
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('project id')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(`${place}start.html#a-project-id`)
  await expect(page.getByRole('navigation', { name: 'Sidebar Navigation' })).toBeVisible()

  const block = page.locator('[class*="language-sh"]').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm install foyerkit react react-dom viem',
  )
  expect(await violationsIn(page)).toEqual([])

  await page.getByRole('link', { name: 'Next page Options' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Options' })).toBeVisible()
  await page.getByRole('switch').first().click()
  await page.goto(`${place}reference/ssr.html`)
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await violationsIn(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the demo mails a code that expires, and asks the wallet, without a server', async ({
  context,
  page,
}) => {
  const problems = await openSite(context)
  await page.goto(`${place}index.html`)
  expect(page.frames()).toHaveLength(1)
  await page.getByRole('button', { name: 'Open the demo' }).click()
  const demo = page.frameLocator('iframe')
  const app = demo.frameLocator('iframe')
  const modal = app.getByRole('dialog')
  await app.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await demo.getByLabel('Code').textContent()
  await demo.getByRole('button', { name: 'Run 20 min' }).click()
  await expect(demo.getByText('expired')).toBeVisible()
  await modal.getByRole('textbox', { name: /digit/i }).first().click()
  await page.keyboard.type(code ?? '')
  await expect(modal).toContainText('Code expired. Try Again')
  expect(await violationsIn(page)).toEqual([])

  await modal.getByRole('button', { name: 'Back' }).click()
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await demo.getByRole('button', { name: 'Approve' }).click()
  await app.getByRole('button', { name: 'Sign the order' }).click()
  await demo.getByRole('button', { name: 'Reject' }).click()
  await expect(app.getByText('The signature was rejected.')).toBeVisible()
  expect(problems).toEqual([])
})

/** What a developer asks, and the page that answers it. */
const questions = [
  ['how do I pass the project id', 'start'],
  ['test e-mail login in Playwright', 'playwright'],
  ['React 18', 'start'],
  ['change accent colour', 'theming'],
  ["my wallet isn't listed", 'troubleshooting'],
  ['offline chains', 'offline'],
  ['CSP', 'content-policy'],
  ['fast-forward time', 'playwright'],
  ['SIWE server', 'sign-in-server'],
  ['Next.js server rendering', 'start'],
  ['translate the texts', 'languages'],
  ['migrate from RainbowKit', 'migration'],
  ['popup blocked in social login', 'troubleshooting'],
  ['my own RPC node', 'chains'],
  ['fork mainnet', 'own-world'],
  ['tests in jsdom', 'unit-tests'],
  ['record my clicks', 'recording'],
  ['run tests in CI on several machines', 'run-many'],
  ['simulate a slow network', 'faults'],
  ['error code config.noProjectId', 'troubleshooting'],
  ['clickjacking', 'content-policy'],
  ['open the modal from my code', 'custom-button'],
  ['use wagmi hooks', 'wagmi'],
  ['send a Solana transaction', 'solana'],
  ['bundle size', 'entry-points'],
  ['compare screenshots', 'screens'],
] as const

test('the search answers questions of developers with the right page among the first three', async () => {
  const chunks = join(site, 'assets/chunks')
  const name = readdirSync(chunks).find((file) => file.startsWith('@localSearchIndex')) ?? ''
  const { default: json } = (await import(join(chunks, name))) as { default: string }
  const index = loadLocalSearchIndex(json, searchOptions)
  const answers = questions.map(([question, page]) => {
    const found = index.search(question).slice(0, 3)
    return [
      question,
      found.map(({ id }) => String(id)).find((id) => id.startsWith(`/${page}.html`)) ?? found,
    ]
  })
  expect(answers).toEqual(
    questions.map(([question, page]) => [question, expect.stringMatching(`^/${page}.html`)]),
  )
})
