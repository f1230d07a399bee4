import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { workbenchPlugin } from '../vitePlugin/workbenchPlugin.ts'
import { writeScreenResults, type ScreenResult } from './screenResults.ts'
import { acceptedPicture, readScreensFile } from './screensFile.ts'

const hashes = { before: 'a'.repeat(64), now: 'b'.repeat(64), gone: 'c'.repeat(64) }
const diff = `${'a'.repeat(16)}-${'b'.repeat(16)}.png`
const file = 'runs/screens/help.screens.json'
const place = {
  scenario: 'runs/help.scenario.json',
  title: 'Help',
  step: 2,
  file,
  variant: 'light',
} as const
const screens: readonly ScreenResult[] = [
  {
    ...place,
    id: 'help/2/light',
    checkpoint: 'The view is Connect',
    result: 'changed',
    diff,
    accepted: { picture: hashes.before, text: [] },
    actual: { picture: hashes.now, text: ['- button'] },
  },
  {
    ...place,
    id: 'help/2/light/gone',
    checkpoint: 'The view is Help',
    result: 'gone',
    accepted: { picture: hashes.gone, text: [] },
  },
]

let project: string
let server: ViteDevServer
let origins: Readonly<Record<'host' | 'sites', string>>
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'foyer-project-'))
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: project,
    plugins: [workbenchPlugin({ scenarios: 'runs' })],
    server: { port: 0 },
  })
  await server.listen()
  origins = await (await fetch(`${server.resolvedUrls?.local[0]}__foyer/origins`)).json()
})
afterAll(async () => {
  await server.close()
  rmSync(project, { recursive: true })
})
beforeEach(() => {
  for (const each of ['runs/screens', 'foyer-screens']) {
    rmSync(join(project, each), { recursive: true, force: true })
    mkdirSync(join(project, each, 'pictures'), { recursive: true })
  }
  writeFileSync(join(project, 'foyer-screens/pictures/secret.png'), 'secret')
  writeFileSync(join(project, `foyer-screens/pictures/${hashes.now}.png`), 'now')
  writeFileSync(join(project, `foyer-screens/pictures/${diff}`), 'diff')
  writeFileSync(acceptedPicture(join(project, file), hashes.gone), 'gone')
})

function ran(...results: readonly ScreenResult[]) {
  const rest = { foyerkit: '0.1.0', browser: 'Chromium 1', failsOnNew: false }
  writeScreenResults(join(project, 'foyer-screens'), { ...rest, screens: results })
}

const at = (path: string) => `${origins.host}/__foyer/screens${path}`
const listed = async () => (await fetch(at(''))).json()
const decide = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(at(''), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

it('says that there has been no run', async () => {
  expect(await listed()).toEqual({ folder: 'foyer-screens' })
})

it('lists the screens of the last run, and says why it cannot', async () => {
  ran(...screens)
  expect(await listed()).toMatchObject({ folder: 'foyer-screens', results: { screens } })
  writeFileSync(join(project, 'foyer-screens/results.json'), '{"format":"other"}')
  const broken = await fetch(at(''))
  expect([broken.status, (await broken.json()).error.message]).toEqual([
    500,
    expect.stringContaining('is of another version of foyerkit'),
  ])
})

it.each([
  ['of the run', `${hashes.now}.png`, 'now'],
  ['of a difference', diff, 'diff'],
  ['that is accepted and was not compared', `${hashes.gone}.png`, 'gone'],
])('serves a picture %s', async (_, name, content) => {
  ran(...screens)
  const response = await fetch(at(`/pictures/${name}`))
  expect(await response.text()).toBe(content)
  const { headers } = response
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    'image/png',
    'nosniff',
  ])
})

it.each([
  `/pictures/${'d'.repeat(64)}.png`,
  '/pictures/..%2Fpictures%2Fsecret.png',
  '/pictures/..%2Fresults.json',
  '/pictures/secret.png',
  `/pictures/x/${hashes.now}.png`,
  `/other/${hashes.now}.png`,
  '/pictures/',
])('serves no picture at %s', async (path) => {
  ran(...screens)
  expect((await fetch(at(path))).status).toBe(404)
})

it('accepts the named screen alone, and answers with the results after it', async () => {
  ran(...screens)
  const { run } = await listed()
  const response = await decide({ run, decision: 'accept', ids: ['help/2/light'] })
  const answer = await response.json()
  expect([response.status, answer.decided, answer.run]).toEqual([200, ['help/2/light'], run])
  expect(answer.results.screens.map(({ decision }: ScreenResult) => decision)).toEqual([
    'accepted',
    undefined,
  ])
  expect(readScreensFile(join(project, file))).toEqual([
    { step: 2, name: 'The view is Connect', variants: { light: screens[0]?.actual } },
  ])
  expect(existsSync(acceptedPicture(join(project, file), hashes.now))).toBe(true)
})

it('rejects all screens', async () => {
  ran(...screens)
  const { run } = await listed()
  const answer = await (await decide({ run, decision: 'reject', ids: 'all' })).json()
  expect(answer.decided).toEqual(['help/2/light', 'help/2/light/gone'])
  expect(readScreensFile(join(project, file))).toEqual([])
})

it('withdraws a decision', async () => {
  ran(...screens)
  const { run } = await listed()
  await decide({ run, decision: 'accept', ids: ['help/2/light'] })
  const answer = await (await decide({ run, decision: 'undo', ids: ['help/2/light'] })).json()
  expect([answer.decided, answer.results.screens]).toEqual([['help/2/light'], screens])
  expect(readScreensFile(join(project, file))).toMatchObject([
    { variants: { light: screens[0]?.accepted } },
  ])
})

it('decides nothing if there has been another run since', async () => {
  ran(...screens)
  const { run } = await listed()
  ran(...screens.slice(0, 1))
  const response = await decide({ run, decision: 'accept', ids: 'all' })
  expect([response.status, await response.json()]).toEqual([
    409,
    { error: { message: 'There has been another run since. Look at its screens first.' } },
  ])
  expect(readScreensFile(join(project, file))).toEqual([])
})

it('says which screen does not differ', async () => {
  ran(...screens)
  const { run } = await listed()
  const response = await decide({ run, decision: 'accept', ids: ['help/9'] })
  expect([response.status, (await response.json()).error.message]).toEqual([
    409,
    'No screen that differs has the id "help/9": npx foyerkit screens lists them.',
  ])
})

it.each([
  { decision: 'delete', ids: 'all' },
  { decision: 'accept' },
  { decision: 'accept', ids: [1] },
  null,
])('rejects the decision %j', async (body) => {
  ran(...screens)
  expect((await decide(body)).status).toBe(400)
})

it.each<[string, number, () => Record<string, string>]>([
  ['another site', 403, () => ({ origin: 'https://example.com' })],
  ['another port of this machine', 403, () => ({ origin: 'http://localhost:1' })],
  ['the simulated sites', 403, () => ({ origin: origins.sites })],
  ['the other end of a tunnel', 403, () => ({ 'x-forwarded-for': '10.0.0.1' })],
  ['a form', 415, () => ({ 'content-type': 'text/plain' })],
])('decides nothing for a page of %s', async (_, status, headers) => {
  ran(...screens)
  const { run } = await listed()
  const response = await decide({ run, decision: 'accept', ids: 'all' }, headers())
  expect(response.status).toBe(status)
  expect(readScreensFile(join(project, file))).toEqual([])
})

it('answers the panels of another app with no screens, and with no picture', async () => {
  ran(...screens)
  const headers = { origin: 'http://localhost:1' }
  expect(await (await fetch(at(''), { headers })).json()).toEqual({
    advice: `The server serves no files of its project to ${headers.origin}. Start it with npx foyerkit --page ${headers.origin}.`,
  })
  expect((await fetch(at(`/pictures/${hashes.now}.png`), { headers })).status).toBe(403)
})

it('rejects a decision above 4 MiB', async () => {
  ran(...screens)
  const response = await decide({ decision: 'accept', ids: ['x'.repeat(4 * 1024 * 1024)] })
  expect(response.status).toBe(413)
})
