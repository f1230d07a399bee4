import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFailed, readFailed } from './lastFailed.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-failed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps what failed until it passes, whatever else is played meanwhile', () => {
  const file = join(folder, 'cache/last-failed.json')
  const play = (...results: readonly (readonly [string, 'passed' | 'failed' | 'unstable'])[]) => {
    const list = results.map(([name, result]) => ({ name, result }))
    keepFailed(file, readFailed(file), list)
    return [...readFailed(file)]
  }
  expect([...readFailed(file)]).toEqual([])
  expect(play(['c', 'unstable'], ['a', 'failed'], ['b', 'passed'])).toEqual(['a', 'c'])
  expect(play(['b', 'failed'])).toEqual(['a', 'b', 'c'])
  expect(play(['a', 'passed'], ['c', 'passed'])).toEqual(['b'])
})

it.each(['', '[', '{}', '[1, null]'])('begins anew with a damaged file: %j', (text) => {
  const file = join(folder, 'last-failed.json')
  writeFileSync(file, text)
  expect([...readFailed(file)]).toEqual([])
})
