import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { playId } from '../suite/playId.ts'
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
    return readFailed(file).map(playId)
  }
  expect(readFailed(file)).toEqual([])
  expect(play(['c', 'unstable'], ['a', 'failed'], ['b', 'passed'])).toEqual(['a', 'c'])
  expect(play(['b', 'failed'])).toEqual(['a', 'b', 'c'])
  expect(play(['a', 'passed'], ['c', 'passed'])).toEqual(['b'])
})

it.each(['', '[', '{}', '[1, null]', '[{"name":"a","cell":{"name":"b"}}]'])(
  'begins anew with a damaged file: %j',
  (text) => {
    const file = join(folder, 'last-failed.json')
    writeFileSync(file, text)
    expect(readFailed(file)).toEqual([])
  },
)

it('keeps the cells in which a scenario failed, apart from the scenario as it is', () => {
  const file = join(folder, 'last-failed.json')
  const cells = ['dark', 'light'].map((theme) => ({ name: theme, values: { theme } }))
  const inCells = (dark: 'passed' | 'failed', light: 'passed' | 'failed') => {
    const played = [
      { cell: 'dark', parts: ['dark'], result: dark },
      { cell: 'light', parts: ['light'], result: light },
    ]
    keepFailed(file, readFailed(file), [{ name: 'a', result: 'failed', cells: played }], cells)
    return readFailed(file).map(playId)
  }
  keepFailed(file, [], [{ name: 'a', result: 'failed' }])
  expect(inCells('failed', 'failed')).toEqual(['a', 'a [dark]', 'a [light]'])
  expect(inCells('passed', 'failed')).toEqual(['a', 'a [light]'])
  expect(readFailed(file).at(-1)).toEqual({ name: 'a', cell: cells[1] })
})
