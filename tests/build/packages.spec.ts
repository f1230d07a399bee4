import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { parseSync } from 'oxc-parser'
import { bundledPackages } from '../../scripts/lib/build/bundledPackages.mjs'
import { packages } from '../../scripts/lib/build/packages.mjs'

const run = promisify(execFile)

/** The contents of all built files of a tarball in one text. */
async function contentsOf(name: string): Promise<string> {
  const { stdout } = await run('tar', ['-xzOf', `dist/${name}.tgz`, 'package/dist'], {
    maxBuffer: 100_000_000,
  })
  return stdout
}

/** The code of the files below some folders, without tests. */
async function sourcesIn(...folders: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      return names
        .filter((name) => /(?<!\.d|\.test)\.[cm]?[jt]sx?$/.test(name) && !name.includes('testing'))
        .map((name) => join(folder, name))
    }),
  )
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')))
}

/** Texts between quotes, which a minifier keeps: at least 24 characters, of which some are spaces. */
const textsIn = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((code) =>
      [...code.matchAll(/(['"])((?:(?!\1)[^\\\n`$'"]){24,})\1/g)]
        .map(([, , text = '']) => text)
        .filter((text) => text.includes(' ')),
    ),
  )

/** Those of these texts that are in a tarball. */
const found = (texts: ReadonlySet<string>, tarball: string) =>
  [...texts].filter((text) => tarball.includes(text))

/** The code of the modal and of viem, which the file for pages without a bundler contains: scenarios quote their texts. */
const production = [
  'src/widget',
  'src/backends/real',
  'src/backends/port',
  'src/siweServer',
  'node_modules/viem/_esm/errors',
]

for (const [what, folders, atLeast] of [
  ['the simulator', ['src/backends/mock', 'anvil'], 100],
  ['the workbench', ['src/workbench', 'src/stage', 'src/run'], 200],
  ['the scenarios', ['src/scenarios'], 500],
  ['the command and its servers', ['src/command', 'src/server', 'src/playwright'], 100],
  ['msw', ['node_modules/msw/lib/core', 'node_modules/@mswjs/interceptors/lib'], 10],
  ['faker', ['node_modules/@faker-js/faker/dist'], 10],
] as const) {
  test(
    `the tarball of foyerkit has no text of ${what}, and that of foyerkit-lab has them`,
    { tag: '@security' },
    async () => {
      const shared = (await sourcesIn(...production)).join('\n')
      const own = new Set(
        [...textsIn(await sourcesIn(...folders))].filter((text) => !shared.includes(text)),
      )
      expect(found(own, await contentsOf('foyerkit'))).toEqual([])
      expect(found(own, await contentsOf('foyerkit-lab')).length).toBeGreaterThan(atLeast)
    },
  )
}

test('the tarball of foyerkit has the texts of the modal', async () => {
  const texts = textsIn(await sourcesIn('src/widget'))
  expect(found(texts, await contentsOf('foyerkit')).length).toBeGreaterThan(100)
})

/** The packages that the built files of a package import, without those of Node. */
async function importedBy(folder: string): Promise<readonly string[]> {
  const sources = await sourcesIn(folder)
  const names = sources.flatMap((code) => {
    const { staticImports, staticExports, dynamicImports } = parseSync('a.js', code).module
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const literal = /^['"`]([^'"`$]+)['"`]$/.exec(code.slice(start, end))?.[1]
        return literal ?? []
      }),
    ]
  })
  const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''
  const isOther = (name: string) => !name.startsWith('.') && !isBuiltin(name)
  return [...new Set(names.filter(isOther).map(packageOf))].toSorted()
}

test('each package imports only what its package.json names, and neither imports the other', async () => {
  for (const { name, manifest } of packages) {
    const { dependencies, peerDependencies } = manifest
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    const imported = await importedBy(`dist/${name}/dist`)
    expect(declared, name).toEqual(expect.arrayContaining([...imported]))
  }
})

test('each tarball has the notice of each package in it', async () => {
  const noticesOf = (name: string) => readFile(`dist/${name}/THIRD-PARTY-NOTICES.txt`, 'utf8')
  const [modal, lab] = [await noticesOf('foyerkit'), await noticesOf('foyerkit-lab')]
  expect(bundledPackages.filter((name) => !modal.includes(`\n${name} `))).toEqual([])
  const inLab = [...bundledPackages, 'msw', '@faker-js/faker', 'axe-core', 'react']
  expect(inLab.filter((name) => !lab.includes(`\n${name} `))).toEqual([])
  expect(modal).not.toMatch(/^(msw|@faker-js\/faker|axe-core) \d/m)
})
