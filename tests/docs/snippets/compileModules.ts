import { execFile } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { manifestOf, modalPackage } from '../../../scripts/lib/build/packages.mjs'
import type { Module } from './readModules.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const tsc = join(root, 'node_modules/typescript/bin/tsc')

/** The compiler settings of a host: strict, but unused variables are allowed in snippets. */
const settings = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    incremental: false,
    tsBuildInfoFile: null,
    noUnusedLocals: false,
    noUnusedParameters: false,
    noUncheckedIndexedAccess: false,
    // The runes of Svelte are globals.
    types: ['vite/client', 'node', 'svelte'],
    // A snippet without an import is also a module.
    moduleDetection: 'force',
  },
  include: ['.'],
  exclude: ['node_modules'],
}

/**
 * Type-checks modules of documents against the packages.
 *
 * @param folder the test's own folder below `.cache`
 * @returns each problem with file and line of its document
 */
export async function compileModules(
  folder: string,
  modules: readonly Module[],
): Promise<readonly string[]> {
  const project = join(root, '.cache', folder)
  await rm(project, { recursive: true, force: true })
  // `reference types` looks for the installed package.
  const installed = join(project, 'node_modules/foyerkit')
  await mkdir(installed, { recursive: true })
  const manifest = manifestOf(modalPackage, packageJson)
  await writeFile(join(installed, 'package.json'), JSON.stringify(manifest))
  await symlink(join(root, 'types'), join(installed, 'types'), 'junction')
  const files = modules.map(({ language, text }, index) => ({
    name: `snippet${index}.${language}`,
    text,
  }))
  await Promise.all(files.map(({ name, text }) => writeFile(join(project, name), text)))
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings))
  const output = await run(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
    cwd: project,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )
  return (
    output
      .split('\n')
      // JavaScript has no type annotations to require.
      .filter((line) => line !== '' && !/^snippet\d+\.js\(.+error TS70\d\d:/.test(line))
      .map((line) =>
        line.replace(/^snippet(\d+)\.\w+\((\d+),\d+\)/, (_all, index: string, at: string) => {
          return `${modules[Number(index)]?.path}:${at}`
        }),
      )
  )
}
