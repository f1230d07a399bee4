import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { uncommitted } from './git.ts'
import { readManifest } from './manifest.ts'
import { appsBelow, hasOwnApp } from './packageFolders.ts'
import { readTree } from './readTree.ts'
import { isWorkspace, levelsOf } from './surroundings.ts'
import { treeOf } from './tree.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-init-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

it('reads the files of an app, without those that are built or installed', () => {
  const tree = readTree(
    folderWith({
      'src/a.ts': 'a',
      'package.json': '{}',
      '.gitignore': '',
      'node_modules/b/index.js': '',
      'dist/c.js': '',
      '.next/d.js': '',
    }),
  )
  expect(tree.paths).toEqual(['.gitignore', 'package.json', 'src/a.ts'])
  expect(tree.read('src/a.ts')).toBe('a')
  expect(tree.read('none.ts')).toBeUndefined()
})

describe('package.json', () => {
  it('is read with the packages of all its lists', () => {
    const text =
      '\uFEFF{ "type": "module", "scripts": { "dev": "vite", "odd": 1 }, "dependencies": { "a": "1" }, "devDependencies": { "b": "2" } }'
    expect(readManifest(text)).toEqual({
      type: 'module',
      scripts: { dev: 'vite' },
      packages: { a: '1', b: '2' },
    })
  })

  it.each([
    ['{', /JSON/],
    ['[]', /^it contains no object$/],
    ['null', /^it contains no object$/],
  ])('is refused when it is broken: %s', (text, reason) => {
    expect(() => readManifest(text)).toThrow(reason)
  })
})

describe('the folders around an app', () => {
  it('reach up to the repository, or to the workspace without one, or are it alone', () => {
    const files = { '.git/HEAD': '', 'apps/shop/package.json': '{}' }
    const folder = folderWith(files)
    const shop = join(folder, 'apps/shop')
    expect(levelsOf(shop).map((each) => each.folder)).toEqual([shop, join(folder, 'apps'), folder])
    const workspace = folderWith({
      'package.json': '{ "workspaces": ["a"] }',
      'a/package.json': '{}',
    })
    expect(levelsOf(join(workspace, 'a')).map((each) => each.folder)).toEqual([
      join(workspace, 'a'),
      workspace,
    ])
    const alone = folderWith({ 'package.json': '{' })
    expect(levelsOf(alone)).toEqual([{ folder: alone, names: [] }])
  })

  it('are the root of several packages where a list of them is', () => {
    expect(isWorkspace({ names: ['pnpm-workspace.yaml'] })).toBe(true)
    expect(isWorkspace({ names: [], manifest: readManifest('{ "workspaces": [] }') })).toBe(true)
    expect(isWorkspace({ names: ['package.json'], manifest: readManifest('{}') })).toBe(false)
  })
})

it('finds the apps below a folder, and whether it is one itself', () => {
  const tree = treeOf({
    'package.json': '{ "workspaces": ["packages/*"] }',
    'packages/web/package.json': '{ "devDependencies": { "vite": "8", "react": "19" } }',
    'packages/site/package.json': '{}',
    'packages/site/index.html': '<html>',
    'packages/lib/package.json': '{}',
    'packages/broken/package.json': '{',
  })
  expect(appsBelow(tree)).toEqual([
    { folder: 'packages/site', title: 'plain HTML' },
    { folder: 'packages/web', title: 'Vite and React' },
  ])
  expect(hasOwnApp(tree)).toBe(false)
  expect(hasOwnApp(treeOf({ 'vite.config.ts': '' }))).toBe(true)
})

it('knows the files with changes that are not committed', () => {
  const folder = folderWith({ 'app/vite.config.ts': 'a', 'app/src/a.ts': 'a', 'app/b.ts': 'b' })
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: folder })
  expect(uncommitted(folder, ['app/b.ts'])).toEqual([])
  git('init')
  const app = join(folder, 'app')
  expect(uncommitted(app, ['vite.config.ts', 'src/a.ts'])).toEqual(['vite.config.ts', 'src/a.ts'])
  git('add', '.')
  git('-c', 'user.email=a@b.example', '-c', 'user.name=a', 'commit', '-m', 'a')
  expect(uncommitted(app, ['vite.config.ts', 'src/a.ts'])).toEqual([])
  writeFileSync(join(app, 'src/a.ts'), 'new')
  expect(uncommitted(app, ['vite.config.ts', 'src/a.ts', 'b.ts'])).toEqual(['src/a.ts'])
})
