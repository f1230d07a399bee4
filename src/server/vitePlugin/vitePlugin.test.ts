import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createLogger, createServer, normalizePath, resolveConfig, type Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulatorMark } from '../../backends/mock/shared/simulatorMark.ts'
import { foyer } from './vitePlugin.ts'

afterEach(() => vi.unstubAllEnvs())

/** A page that consists of this code only. */
const page = (code: string): Plugin => ({
  name: 'page',
  resolveId: (id) => (id === 'page' ? id : undefined),
  load: (id) => (id === 'page' ? code : undefined),
})

const bundle = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page(code), foyer()],
    build: { write: false, rolldownOptions: { input: 'page' } },
  })

describe('a production build', () => {
  it('rejects a build that contains the simulator and names the import to use instead', async () => {
    await expect(bundle(`console.log('${simulatorMark}')`)).rejects.toThrow(
      /Failed to build: .* contains foyerkit-lab\/mock, .*Import createRealBackend from foyerkit\/real instead/,
    )
  })

  it('accepts a build without the simulator', async () => {
    await expect(bundle('console.log(1)')).resolves.toBeDefined()
  })
})

describe('another server with Vite as its middleware', () => {
  it('prints nothing on start, and opens nothing until a page asks', async () => {
    vi.stubEnv('VITEST', undefined)
    const warn = vi.fn()
    // An app that has the package installed; in this repository it may not be built yet.
    const root = mkdtempSync(join(tmpdir(), 'foyer-embedded-'))
    const installed = join(root, 'node_modules/foyerkit-lab')
    mkdirSync(installed, { recursive: true })
    const exports = { './mock': './mock.js' }
    writeFileSync(
      join(installed, 'package.json'),
      JSON.stringify({ name: 'foyerkit-lab', exports }),
    )
    writeFileSync(join(installed, 'mock.js'), '')
    const server = await createServer({
      root,
      configFile: false,
      customLogger: { ...createLogger('silent'), warn },
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [foyer()],
      server: { middlewareMode: true, ws: false },
    })
    await server.close()
    rmSync(root, { recursive: true, force: true })
    expect(warn).not.toHaveBeenCalled()
  })
})

it('warns when the modal of the app has another version', async () => {
  vi.stubEnv('VITEST', undefined)
  const root = mkdtempSync(join(tmpdir(), 'foyer-other-'))
  for (const [name, version] of [
    ['foyerkit', '0.0.1'],
    ['foyerkit-lab', '0.0.2'],
  ] as const) {
    const installed = join(root, 'node_modules', name)
    mkdirSync(installed, { recursive: true })
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, version }))
  }
  const warnings: string[] = []
  const warnOnce = (sentence: string) => void warnings.push(sentence)
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), warnOnce },
    optimizeDeps: { noDiscovery: true },
    plugins: [foyer()],
    server: { middlewareMode: true, ws: false },
  })
  await server.close()
  rmSync(root, { recursive: true, force: true })
  expect(warnings).toEqual([
    expect.stringMatching(/^foyerkit 0\.0\.1 may not work with the simulator of foyerkit-lab /),
  ])
})

describe('the foyer.config of an app', () => {
  let root: string
  beforeEach(() => {
    vi.stubEnv('VITEST', undefined)
    root = mkdtempSync(join(tmpdir(), 'foyer-app-'))
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(root, 'seed.ts'), 'export const seed: number = 3')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const resolveWith = async (text: string) => {
    writeFileSync(join(root, 'foyer.config.ts'), text)
    const plugins = [foyer()]
    return resolveConfig({ configFile: false, root, plugins, logLevel: 'silent' }, 'serve')
  }

  it('restarts Vite when the foyer.config or one of its imports has changed', async () => {
    const config = await resolveWith("import { seed } from './seed'\nexport default { seed }")
    expect(config.configFileDependencies).toEqual(
      ['foyer.config.ts', 'seed.ts'].map((name) => normalizePath(join(root, name))),
    )
  })

  it('keeps the running server when an option of the foyer.config is wrong', async () => {
    await expect(resolveWith("export default { seed: 'x' }")).rejects.toThrow(
      'Failed to read foyer.config.ts: seed must be a whole number from 0 on, and is "x".',
    )
  })
})

describe('a server of https', () => {
  it('refuses to start on https and says what to do', async () => {
    vi.stubEnv('VITEST', undefined)
    const started = createServer({
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [foyer()],
      server: { https: {}, middlewareMode: true, ws: false },
    })
    await expect(started).rejects.toThrow(
      /`server\.https` is on, .* Leave `server\.https` out in development .* or leave foyer\(\) out/,
    )
  })
})

describe('foyerkit/real', () => {
  const aliases = async (command: 'build' | 'serve', isPreview = false) => {
    const config = { configFile: false as const, plugins: [foyer()] }
    const { resolve } = await resolveConfig(config, command, undefined, undefined, isPreview)
    return resolve.alias.flatMap(({ replacement }) =>
      replacement === 'foyerkit-lab/mock' ? [replacement] : [],
    )
  }

  it('replaces foyerkit/real in development only', async () => {
    vi.stubEnv('VITEST', undefined)
    expect(await aliases('serve')).toEqual(['foyerkit-lab/mock'])
    expect(await aliases('build')).toEqual([])
    expect(await aliases('serve', true)).toEqual([])
  })

  it('keeps foyerkit/real in a test runner', async () => {
    expect(await aliases('serve')).toEqual([])
  })
})
