import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBuiltPages } from './builtPages.ts'
import { originMetas } from './originMetas.ts'

const files: Record<string, string> = {
  'src/workbench/hostPage/index.html': '<html><head lang="en"><title>Panels</title></head></html>',
  'src/backends/mock/sites/secure/index.html': '<html><head><title>Secure</title></head></html>',
  'src/backends/mock/sites/hostile/index.html': '<html><head><title>Hostile</title></head></html>',
  '__foyer/assets/a-1.js': 'let a',
  '__foyer/page.js': 'let page',
  'secret.js': 'let secret',
}
let folder = ''
let origin = ''
let isAllServed = false
const server = createServer((request, response) =>
  createBuiltPages({
    folder,
    scripts: { '/__foyer/wallets.js': () => 'let wallets' },
    isServed: (path) => isAllServed || path.startsWith('/sites/'),
    isForOtherSites: (path) => path.startsWith('/sites/hostile/'),
    metas: () => originMetas({ sites: 'http://localhost:9' }),
  })(request, response, () => {
    response.statusCode = 404
    response.end('next')
  }),
)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port always has this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

it('serves a page by its address, with its metadata in the head', async () => {
  const { text, headers } = await get('/sites/secure/sdk?projectId=p')
  expect(text).toContain('<head><meta name="foyer-sites" content="http://localhost:9" /><title>Sec')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('serves the files of a page, and lets the browser cache only those whose name contains a hash', async () => {
  const asset = await get('/__foyer/assets/a-1.js')
  expect([asset.text, asset.headers.get('content-type')]).toEqual([
    'let a',
    'text/javascript; charset=utf-8',
  ])
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect((await get('/__foyer/page.js')).headers.get('cache-control')).toBe('no-cache')
})

it.each(['/__foyer/', '/secret.js', '/__foyer/../secret.js', '/__foyer/%2e%2e/secret.js', '/'])(
  'passes %s on because it is not served here',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: 'next' })
  },
)

it('lets no page of another origin show the workbench, its panels or a stage in a frame', async () => {
  expect((await get('/sites/secure/')).headers.get('content-security-policy')).toBeNull()
  isAllServed = true
  expect((await get('/__foyer/')).headers.get('content-security-policy')).toBe(
    "frame-ancestors 'self'",
  )
  isAllServed = false
})

it('rejects a page of another site', async () => {
  const refused = await get('/__foyer/assets/a-1.js', { origin: 'https://evil.example' })
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('evil.example') })
})

it('tells the developer of a page of another site why it gets no script', async () => {
  const { status, text } = await get('/__foyer/wallets.js', {
    'sec-fetch-site': 'cross-site',
  })
  const why =
    'Failed to serve the request: the page is not on 127.0.0.1 over http, and the local chains are for this machine alone. Open the page on http://localhost.'
  expect(status).toBe(200)
  const said: string[] = []
  const head: object[] = []
  const document = { head: { append: (meta: object) => head.push(meta) }, createElement: Object }
  const console = { error: (line: string) => said.push(line) }
  runInNewContext(text, { console, document })
  expect(said).toEqual([`foyerkit: ${why}`])
  expect(head).toMatchObject([{ name: 'foyer-refused', content: why }])
})

it('explains what to do when the pages are missing', () => {
  expect(() => createBuiltPages({ folder: tmpdir(), metas: () => [] })).toThrow(
    /^Failed to serve the simulated sites: they are missing in .*Install foyerkit-lab again\.$/,
  )
})

it('shows a page of another site only the hostile site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await get('/sites/hostile/', headers)).status).toBe(200)
  expect((await get('/sites/secure/sdk', headers)).status).toBe(403)
})
