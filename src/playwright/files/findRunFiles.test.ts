import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findRunFiles } from './findRunFiles.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-runs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...names: string[]) {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), '{}')
  }
}

it('finds run files and scenarios below a folder, in the order of their names', () => {
  write('b.scenario.json', 'deep/a.foyer', 'package.json', 'node_modules/x/c.foyer')
  expect(findRunFiles([folder])).toEqual([
    join(folder, 'b.scenario.json'),
    join(folder, 'deep/a.foyer'),
  ])
})

it('takes a named file whatever its ending is', () => {
  write('run.txt')
  expect(findRunFiles([join(folder, 'run.txt')])).toEqual([join(folder, 'run.txt')])
})

it('says which path does not exist, and which folder is empty', () => {
  expect(() => findRunFiles([join(folder, 'x')])).toThrow(/^There is no file or folder .*x\.$/)
  expect(() => findRunFiles([folder])).toThrow('has no file to replay')
})
