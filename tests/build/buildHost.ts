import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { labEntryPoints, modalEntryPoints } from '../../scripts/lib/build/entryPoints.mjs'
import { packageAliases } from '../../scripts/lib/build/packageAliases.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const installed = (name: string) => `${root}node_modules/${name}`

const ENTRIES = {
  react: 'react.tsx',
  elements: 'elements.ts',
  events: 'events.tsx',
  hooks: 'hooks.tsx',
  offline: 'offline.ts',
  external: 'external.ts',
  alone: 'alone.ts',
  parts: 'parts.ts',
  nodes: 'nodes.ts',
} as const

/** A page of the host app. */
export type HostEntry = keyof typeof ENTRIES

/** Pages that this worker has bundled; the built package does not change while it runs. */
const bundled = new Map<string, Promise<ReadonlyMap<string, string>>>()

/** The tested React, by the name under which it is installed: the newest one, or that of `npm run react`. */
const testedReact = process.env['FOYER_REACT'] ?? 'react'

/** The two ends of the supported releases, for tests of what a host's components do; with `npm run react`, its release. */
export const reacts: readonly string[] =
  testedReact === 'react' ? ['react-18-2', 'react'] : [testedReact]

/** Pages of a host app, bundled from the built package: file names to contents. */
export const buildHost = (...pages: readonly HostEntry[]): Promise<ReadonlyMap<string, string>> =>
  buildHostWith(testedReact, ...pages)

/** The same, with another React. */
export function buildHostWith(
  react: string,
  ...pages: readonly HostEntry[]
): Promise<ReadonlyMap<string, string>> {
  const key = [react, ...pages].join()
  const files = bundled.get(key) ?? bundle(react, pages)
  bundled.set(key, files)
  return files
}

async function bundle(
  react: string,
  pages: readonly HostEntry[],
): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    root: `${root}tests/build/hosts`,
    logLevel: 'error',
    resolve: {
      alias: [
        ...packageAliases(modalEntryPoints, `${root}dist/package`),
        ...packageAliases(labEntryPoints, `${root}dist/lab`),
        { find: /^react(?=$|\/)/, replacement: installed(react) },
        { find: /^react-dom(?=$|\/)/, replacement: installed(react.replace('react', 'react-dom')) },
      ],
    },
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(
          pages.map((page) => [page, `${root}tests/build/hosts/${ENTRIES[page]}`]),
        ),
        output: {
          entryFileNames: 'host/[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'runtime', test: /rolldown\/runtime/ },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)[\d-]*\// },
              // Named, so that a test can detect when it is loaded.
              { name: 'viem', test: /node_modules\/(viem|ox|abitype|@noble|@scure)\// },
              {
                // The files of the packages stay separate, so that a test can detect which are loaded.
                name: (id) => /dist\/((?:package|lab)\/.+)\.js$/.exec(id)?.[1],
                debugName: 'package',
                test: /dist\/(package|lab)\//,
              },
            ],
          },
        },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
  return new Map(
    files.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  )
}
