import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { acceptedPicture, readScreensFile, screensFileOf, writeScreensFile } from './screensFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-screens-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('names the file beside the scenario, another one for a run file of the same name', () => {
  expect(screensFileOf('runs/help.scenario.json')).toBe(join('runs/screens/help.screens.json'))
  expect(screensFileOf('runs/help.foyer')).toBe(join('runs/screens/help.foyer.screens.json'))
  expect(acceptedPicture('runs/screens/help.screens.json', 'abc')).toBe(
    join('runs/screens/pictures/abc.png'),
  )
})

it('saves checkpoints in the order of their steps, and reads them', () => {
  const file = join(folder, 'screens/help.screens.json')
  const checkpoints = [2, 4].map((step) => ({ step, name: `Step ${step}`, variants: {} }))
  writeScreensFile(file, checkpoints.toReversed())
  expect(readScreensFile(file)).toEqual(checkpoints)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'foyer-screens',
    version: 1,
  })
  expect(readdirSync(join(folder, 'screens'))).toEqual(['help.screens.json'])
})

it('reads no checkpoints where nothing was accepted', () => {
  expect(readScreensFile(join(folder, 'none.screens.json'))).toEqual([])
})

it.each([
  ['{', 'is not JSON.'],
  ['{"checkpoints":[]}', 'has no accepted screens: its format is not foyer-screens.'],
  [
    '{"format":"foyer-screens","version":2,"checkpoints":[]}',
    'has version 2, and this foyerkit-lab reads version 1: accept the screens again.',
  ],
  [
    '{"format":"foyer-screens","version":1,"checkpoints":[{"step":1,"name":"a","variants":{"light":{"picture":"../../x","text":[]}}}]}',
    'is damaged: accept the screens again.',
  ],
])('says why it cannot read %s', (text, reason) => {
  const file = join(folder, 'help.screens.json')
  writeFileSync(file, text)
  expect(() => readScreensFile(file)).toThrow(new Error(`${file} ${reason}`))
})
