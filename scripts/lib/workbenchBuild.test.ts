import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { hashSources, isWorkbenchBuilt } from './workbenchBuild.mjs'

const roots: string[] = []
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })))

function repository() {
  const root = mkdtempSync(join(tmpdir(), 'foyer-sources-'))
  roots.push(root)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('src/widget/a.ts', 'a')
  write('anvil/b.ts', 'b')
  write('vite.config.ts', 'c')
  write('scripts/lib/build/smallPages.mjs', 'd')
  write('scripts/lib/build/workbenchGroups.mjs', 'e')
  write('package-lock.json', '{}')
  const remember = () => {
    write('dist/workbench/sources.sha256', hashSources(root))
    write('dist/workbench/packages.json', '[]')
  }
  return { root, write, remember }
}

it('treats the build as missing before the first build', () => {
  expect(isWorkbenchBuilt(repository().root)).toBe(false)
})

it('treats a build without the list of its packages as outdated', () => {
  const { root, remember } = repository()
  remember()
  rmSync(join(root, 'dist/workbench/packages.json'))
  expect(isWorkbenchBuilt(root)).toBe(false)
})

it.each([
  ['src/widget/a.ts', 'changed'],
  ['src/widget/deep/new.css', 'new'],
  ['anvil/b.ts', 'changed'],
  ['vite.config.ts', 'changed'],
  ['scripts/lib/build/smallPages.mjs', 'changed'],
  ['scripts/lib/build/workbenchGroups.mjs', 'changed'],
  ['package-lock.json', 'changed'],
])('treats the build as outdated once %s is %s', (file, text) => {
  const { root, write, remember } = repository()
  remember()
  expect(isWorkbenchBuilt(root)).toBe(true)
  write(file, text)
  expect(isWorkbenchBuilt(root)).toBe(false)
})

it('a build is still up to date when only a test changes', () => {
  const { root, write, remember } = repository()
  remember()
  write('src/widget/a.test.ts', 'test')
  write('src/widget/testing/fake.ts', 'fake')
  expect(isWorkbenchBuilt(root)).toBe(true)
})
