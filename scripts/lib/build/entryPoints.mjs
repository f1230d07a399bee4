/**
 * The entry points for pages and for a host's own server. Those for production are the package `foyerkit`, the others belong to
 * `foyerkit-lab`. A `client` entry point renders with React, so a React server must leave it to the browser. A `server` entry point
 * never reaches a browser.
 *
 * @typedef {{ name: string, file: string, source: string, production: boolean, client: boolean, server?: boolean }} EntryPoint
 */

/** @type {readonly EntryPoint[]} */
export const entryPoints = [
  {
    name: 'foyerkit',
    file: 'foyer',
    source: 'src/widget/index.ts',
    production: true,
    client: true,
  },
  {
    name: 'foyerkit/elements',
    file: 'elements',
    source: 'src/widget/elements.ts',
    production: true,
    client: true,
  },
  {
    name: 'foyerkit/real',
    file: 'real',
    source: 'src/backends/real/index.ts',
    production: true,
    client: false,
  },
  {
    name: 'foyerkit/wagmi',
    file: 'wagmi',
    source: 'src/widget/wagmi.ts',
    production: true,
    client: false,
  },
  {
    name: 'foyerkit/ssr',
    file: 'ssr',
    source: 'src/widget/ssr.ts',
    production: true,
    client: false,
  },
  {
    name: 'foyerkit/siwe-server',
    file: 'siwe-server',
    source: 'src/siweServer/index.ts',
    production: true,
    client: false,
    server: true,
  },
  {
    name: 'foyerkit/themes',
    file: 'themes',
    source: 'src/widget/themes.ts',
    production: true,
    client: false,
  },
  {
    name: 'foyerkit-lab/mock',
    file: 'mock',
    source: 'src/backends/mock/index.ts',
    production: false,
    client: false,
  },
  {
    name: 'foyerkit-lab/wallets',
    file: 'wallets',
    source: 'src/backends/mock/wallets.ts',
    production: false,
    client: false,
  },
  {
    name: 'foyerkit-lab/scenarios',
    file: 'scenarios',
    source: 'src/scenarios/packageEntry.ts',
    production: false,
    client: false,
  },
]

/** Those of `foyerkit`. */
export const modalEntryPoints = entryPoints.filter(({ production }) => production)

/** Those of `foyerkit-lab` for pages. */
export const labEntryPoints = entryPoints.filter(({ production }) => !production)

/**
 * The entry points of `foyerkit-lab` for Node, in development and tests.
 *
 * @type {readonly Pick<EntryPoint, 'name' | 'file' | 'source'>[]}
 */
export const nodeEntryPoints = [
  { name: 'foyerkit-lab/vite', file: 'vite', source: 'src/server/vitePlugin/vitePlugin.ts' },
  { name: 'foyerkit-lab/config', file: 'config', source: 'src/server/config/index.ts' },
  { name: 'foyerkit-lab/playwright', file: 'playwright', source: 'src/playwright/index.ts' },
]

/**
 * Built like the entry points, but without declarations, because they are not imported.
 *
 * @type {readonly Pick<EntryPoint, 'file' | 'source'>[]}
 */
export const commands = [
  { file: 'foyerkit', source: 'src/command/foyerkit.ts' },
  // Started by Playwright, in its own processes.
  { file: 'replayConfig', source: 'src/command/suite/replayConfig.ts' },
  { file: 'replayReporter', source: 'src/command/suite/replayReporter.ts' },
  { file: 'replaySuite', source: 'src/command/suite/replaySuite.ts' },
  { file: 'secretSuite', source: 'src/command/replay/secretSuite.ts' },
  { file: 'screenSuite', source: 'src/command/screens/screenSuite.ts' },
]

/** The sources of everything that runs in Node, by the name of the built file. */
export const nodeSources = Object.fromEntries(
  [...nodeEntryPoints, ...commands].map(({ file, source }) => [file, source]),
)

/** Entry points that are a file of the repository, by name. */
export const fileEntryPoints = {
  'foyerkit/elements/react': 'types/react.d.ts',
  'foyerkit/elements/vue': 'types/vue.d.ts',
  'foyerkit/elements/svelte': 'types/svelte.d.ts',
  'foyerkit/elements/solid': 'types/solid.d.ts',
  'foyerkit-lab/scenario.schema.json': 'types/scenario.schema.json',
}
