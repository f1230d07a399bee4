import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workbenchPlugin } from '../vitePlugin/workbenchPlugin.ts'

let project: string
let server: ViteDevServer
let origins: Readonly<Record<'host' | 'sites', string>>
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'foyer-project-'))
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: project,
    plugins: [workbenchPlugin({ scenarios: 'recorded' })],
    server: { port: 0 },
  })
  await server.listen()
  origins = await (await fetch(`${server.resolvedUrls?.local[0]}__foyer/origins`)).json()
})
afterAll(async () => {
  await server.close()
  rmSync(project, { recursive: true })
})

const text = JSON.stringify({ title: 'Swap', steps: [] })
const save = (name: string, headers: Record<string, string> = {}, at = origins.host) =>
  fetch(`${at}/__foyer/scenarios/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  })

it('saves a scenario of its own page and lists it', async () => {
  const saved = await save('swap', { origin: origins.host })
  expect([saved.status, await saved.json()]).toEqual([201, { path: 'recorded/swap.scenario.json' }])
  const again = await save('swap')
  expect([again.status, await again.json()]).toEqual([
    409,
    { error: { message: 'There is already a file recorded/swap.scenario.json.' } },
  ])
  expect((await save('swap?replace')).status).toBe(201)
  const list = await fetch(`${origins.host}/__foyer/scenarios`)
  expect(await list.json()).toEqual({ folder: 'recorded', files: [{ name: 'swap', text }] })
})

it.each<[string, () => Record<string, string>]>([
  ['another site', () => ({ origin: 'https://example.com' })],
  ['another port of this machine', () => ({ origin: 'http://localhost:1' })],
  ['the simulated sites', () => ({ origin: origins.sites })],
  ['the other end of a tunnel', () => ({ 'x-forwarded-for': '10.0.0.1' })],
])('saves nothing for a page of %s', async (_, headers) => {
  expect((await save('other', headers())).status).toBe(403)
  expect(readdirSync(join(project, 'recorded'))).not.toContain('other.scenario.json')
})

it('answers the panels of another app with no folder and no files', async () => {
  const headers = { origin: 'http://localhost:1' }
  const list = await fetch(`${origins.host}/__foyer/scenarios`, { headers })
  expect(list.headers.get('access-control-allow-origin')).toBe('http://localhost:1')
  expect([list.status, await list.json()]).toEqual([
    200,
    { advice: expect.stringContaining('--page') },
  ])
})

it('saves nothing at the port of the simulated sites', async () => {
  expect((await save('other', { origin: origins.sites }, origins.sites)).status).toBe(403)
  expect((await fetch(`${origins.sites}/__foyer/scenarios`)).status).toBe(403)
})

it('saves nothing that a form of another page could send', async () => {
  expect((await save('other', { 'content-type': 'text/plain' })).status).toBe(415)
})

it.each(['..%2Fother', 'a/b'])('saves nothing outside its folder: %s', async (name) => {
  expect([400, 404]).toContain((await save(name)).status)
})

it('saves and deletes a set of faults, but deletes no scenario', async () => {
  const at = (place: string) => `${origins.host}/__foyer/${place}`
  const body = JSON.stringify({ title: 'Down', faults: [] })
  const headers = { 'content-type': 'application/json' }
  const saved = await fetch(at('faults/down'), { method: 'PUT', headers, body })
  expect([saved.status, await saved.json()]).toEqual([201, { path: 'recorded/down.faults.json' }])
  const foreign = { origin: 'https://example.com' }
  expect((await fetch(at('faults/down'), { method: 'DELETE', headers: foreign })).status).toBe(403)
  expect((await fetch(at('faults/down'), { method: 'DELETE' })).status).toBe(200)
  expect(await (await fetch(at('faults'))).json()).toEqual({ folder: 'recorded', files: [] })
  await save('kept')
  expect((await fetch(at('scenarios/kept'), { method: 'DELETE' })).status).toBe(404)
  expect(readdirSync(join(project, 'recorded'))).toContain('kept.scenario.json')
})

it('serves no scenarios where no folder was named', async () => {
  const other = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: project,
    plugins: [workbenchPlugin()],
    server: { port: 0 },
  })
  await other.listen()
  const response = await fetch(`${other.resolvedUrls?.local[0]}__foyer/scenarios`)
  await other.close()
  expect(response.status).toBe(404)
})
