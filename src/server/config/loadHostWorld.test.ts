import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPlaces } from '../../backends/mock/offline/readPlaces.ts'
import type { HostWorld } from './hostWorld.ts'
import { importConfig } from './importConfig.ts'
import { loadHostWorld } from './loadHostWorld.ts'
import { pageConfigText } from './pageMetas.ts'

const loadVite = () => Promise.reject(new Error('Cannot find package vite'))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-config-'))
  mkdirSync(join(folder, 'app/src'), { recursive: true })
  writeFileSync(join(folder, 'app/package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const load = (from = 'app') => loadHostWorld(join(folder, from))

const gold = `const gold: { id: number; name: string; nativeCurrency: object; rpcUrls: object } = {
  id: 31_337,
  name: 'Gold “Chain”',
  nativeCurrency: { name: 'Nugget', symbol: 'NUGGET', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}
export default gold`

function textOf(host: HostWorld | undefined): string {
  if (host === undefined) throw new Error('There is no config.')
  return pageConfigText(host)
}

/** The fields that the tests read. */
function pageWith(config: string): Window {
  const metas: Record<string, unknown> = { 'meta[name="foyer-config"]': { content: config } }
  const document = { querySelector: (wanted: string) => metas[wanted] }
  return { document, location: {} } as unknown as Window
}

it('reads TypeScript and its imports, also from a sub-folder', async () => {
  write('app/gold.ts', gold)
  write(
    'app/foyer.config.ts',
    "import gold from './gold'\nexport default { chains: [gold], seed: 3 }",
  )
  const host = await load('app/src')
  expect(host?.name).toBe('foyer.config.ts')
  expect(host?.files.map((file) => file.slice(folder.length))).toEqual([
    '/app/foyer.config.ts',
    '/app/gold.ts',
  ])
  expect(host?.chains).toMatchObject([
    {
      caip2: 'eip155:31337',
      symbol: 'NUGGET',
      genesis: 'empty',
      rpcUrls: ['http://127.0.0.1:8545'],
    },
  ])
  expect(host?.page).toMatchObject({ seed: 3, world: { chains: host?.chains } })
})

it('loads a different world when the file or an import has changed', async () => {
  write('app/gold.ts', gold)
  write('app/foyer.config.ts', "import gold from './gold'\nexport default { chains: [gold] }")
  const first = (await load())?.page.id
  expect((await load())?.page.id).toBe(first)
  write('app/gold.ts', gold.replace('NUGGET', 'DUST'))
  expect((await load())?.page.id).not.toBe(first)
})

it('sends a page everything except the source of a fork', async () => {
  write(
    'app/foyer.config.mjs',
    `export default {
      chains: [{ id: 1, name: 'E', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        forkUrl: 'https://node.example/v2/secret-key', forkBlockNumber: 5 }],
      faults: [{ id: 'a', target: '"</x>', when: { nth: 1 }, effect: { kind: 'drop' } }],
    }`,
  )
  const host = await load()
  expect(host?.chains[0]).toMatchObject({
    name: 'Ethereum',
    hasSwaps: false,
    genesis: 'fork',
    fork: { url: 'https://node.example/v2/secret-key', blockNumber: 5 },
  })
  const text = textOf(host)
  expect(text).not.toMatch(/secret|["<>&]/)
  expect(readPlaces(pageWith(text)).config).toEqual(host?.page)
  expect(host?.page.world?.chains).toMatchObject([{ id: 1, genesis: 'fork' }])
})

it('finds the folder of scenarios from the file, not from the folder that it was loaded in', async () => {
  write('app/foyer.config.mjs', "export default { scenarios: 'tests/foyer' }")
  expect((await load('app/src'))?.scenarios).toBe(join(folder, 'app/tests/foyer'))
})

it('keeps what an exploration checks from the pages', async () => {
  write(
    'app/foyer.config.mjs',
    "export default { seed: 5, explore: { invariants: [{ name: 'open', check: () => 'shut' }] } }",
  )
  const host = await load('app/src')
  expect(host?.explore?.invariants?.map(({ name }) => name)).toEqual(['open'])
  expect(host?.page).toEqual({ id: expect.any(String), seed: 5, world: { chains: [] } })
})

describe('without a config', () => {
  it('finds no config and looks no further than the package.json of the app', async () => {
    write('foyer.config.ts', 'export default {}')
    expect(await load('app/src')).toBeUndefined()
  })
})

describe('a config that cannot be read', () => {
  it.each([
    ['is wrong', 'export default { chains: 5 }', 'chains must be a list of chains, and is 5.'],
    ['throws', "throw new Error('no secrets here')", 'no secrets here'],
    ['cannot be parsed', 'export default {{', ''],
  ])('names a config that %s', async (_, text, why) => {
    write('app/foyer.config.ts', text)
    await expect(load()).rejects.toThrow(`Failed to read foyer.config.ts: ${why}`)
  })

  it('explains what to do when TypeScript cannot be read', async () => {
    write('app/foyer.config.ts', 'export default {}')
    const file = join(folder, 'app/foyer.config.ts')
    await expect(importConfig(file, { loadVite, readsTypeScript: false })).rejects.toThrow(
      'Failed to read foyer.config.ts: this Node does not read TypeScript. Use Node 22.18 or newer, install vite, or write the config in JavaScript, as foyer.config.mjs.',
    )
  })
})

it('reads JavaScript without Vite', async () => {
  write('app/foyer.config.mjs', 'export default { seed: 5 }')
  const file = join(folder, 'app/foyer.config.mjs')
  const imported = await importConfig(file, { loadVite, readsTypeScript: false })
  expect(imported).toEqual({ exported: { seed: 5 }, files: [file] })
})
