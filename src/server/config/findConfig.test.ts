import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findConfig } from './findConfig.ts'

let folder: string
const place = (path: string) => join(folder, path)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-config-'))
  mkdirSync(place('app/src/pages'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('finds the config in a parent folder, up to the package.json', () => {
  writeFileSync(place('app/package.json'), '{}')
  writeFileSync(place('app/foyer.config.ts'), '')
  expect(findConfig(place('app/src/pages'))).toBe(place('app/foyer.config.ts'))
})

it('uses the nearest config', () => {
  writeFileSync(place('app/package.json'), '{}')
  writeFileSync(place('app/foyer.config.ts'), '')
  writeFileSync(place('app/src/foyer.config.mjs'), '')
  expect(findConfig(place('app/src/pages'))).toBe(place('app/src/foyer.config.mjs'))
})

it('ignores a config in a parent folder when no package.json is on the way', () => {
  writeFileSync(place('foyer.config.mjs'), '')
  expect(findConfig(place('app/src'))).toBeUndefined()
  expect(findConfig(folder)).toBe(place('foyer.config.mjs'))
})

it('ignores a config above the package.json', () => {
  writeFileSync(place('foyer.config.mjs'), '')
  writeFileSync(place('app/package.json'), '{}')
  expect(findConfig(place('app/src'))).toBeUndefined()
})

it('rejects a config in a parent folder that belongs to another user', () => {
  writeFileSync(place('package.json'), '{}')
  writeFileSync(place('foyer.config.mjs'), '')
  const owners = { [place('app')]: 1_000, [place('foyer.config.mjs')]: 4_242_424 }
  const idOf = (path: string) => Number(owners[path])
  expect(() => findConfig(place('app'), idOf)).toThrow('it belongs to another user of this machine')
  expect(findConfig(folder, idOf)).toBe(place('foyer.config.mjs'))
})
