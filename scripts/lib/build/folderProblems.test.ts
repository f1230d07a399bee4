import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { folderProblems } from './folderProblems.mjs'

const root = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
afterEach(() => rmSync(root, { recursive: true }))

it('names the packed files that contain the path of the repository', () => {
  mkdirSync(join(root, 'dist/workbench/assets'), { recursive: true })
  writeFileSync(join(root, 'dist/workbench/assets/a.js'), `//#region ${root}/src/a.ts`)
  writeFileSync(join(root, 'dist/workbench/assets/b.js'), '//#region src/b.ts')
  writeFileSync(join(root, 'dist/notes.txt'), root)
  expect(folderProblems(root)).toEqual([
    'dist/workbench/assets/a.js: names the folder of the repository.',
  ])
})
