import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  readScreenResults,
  writeScreenResults,
  type ScreenResult,
} from '../../../server/screens/screenResults.ts'
import { mergeShardScreens } from './mergeShardScreens.ts'
import { saveShardScreens } from './saveShardScreens.ts'
import { shardScreens } from './shardScreens.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-screens-'))
  vi.spyOn(process, 'cwd').mockReturnValue(project)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(project, { recursive: true })
})

/** The name of the picture of a shard. */
const nameOf = (number: number) => `${String(number).repeat(64)}.png`

const screen = (id: string, result: ScreenResult['result']): ScreenResult => ({
  id,
  result,
  scenario: 'a.scenario.json',
  title: 'A',
  step: 1,
  checkpoint: 'The view is Connect',
  variant: 'dark',
  file: 'screens/a.screens.json',
})

/** Saves a shard with one screen and its picture, and returns its folder. */
function saveShard(number: number, browser = 'Chromium 140.0'): string {
  const taken = join(project, `machine-${number}`)
  mkdirSync(join(taken, 'pictures'), { recursive: true })
  writeFileSync(join(taken, `pictures/${nameOf(number)}`), '')
  const screens = [screen(`scenario-${number}/1/dark`, number === 1 ? 'same' : 'new')]
  writeScreenResults(taken, { foyerkit: '1.0.0', browser, failsOnNew: number === 2, screens })
  saveShardScreens(taken, join(project, `shard-${number}.zip`))
  return shardScreens(join(project, `shard-${number}`))
}

it('merges the results and the pictures of all shards into those of the last run', () => {
  const folders = [saveShard(1), saveShard(2)]
  const said: string[] = []
  mergeShardScreens(folders, (line) => said.push(line))
  const merged = join(project, 'foyer-screens')
  expect(readScreenResults(merged)).toMatchObject({
    foyerkit: '1.0.0',
    browser: 'Chromium 140.0',
    failsOnNew: true,
    screens: [{ id: 'scenario-1/1/dark' }, { id: 'scenario-2/1/dark' }],
  })
  expect([1, 2].map((number) => existsSync(join(merged, `pictures/${nameOf(number)}`)))).toEqual([
    true,
    true,
  ])
  expect(said).toContain('2 screens: 1 new, 1 as accepted')
})

it('refuses screens of another browser', () => {
  const folders = [saveShard(1), saveShard(2, 'Chromium 141.0')]
  expect(() => mergeShardScreens(folders, () => undefined)).toThrow(
    'The shards took their screens with Chromium 140.0 and foyerkit 1.0.0, and with Chromium 141.0 and foyerkit 1.0.0.',
  )
  expect(existsSync(join(project, 'foyer-screens'))).toBe(false)
})

it('names the folder of a shard that was not copied', () => {
  const folders = [saveShard(1), join(project, 'shard-2-screens')]
  expect(() => mergeShardScreens(folders, () => undefined)).toThrow(
    /^There is no .*shard-2-screens: copy the whole folder of each shard\.$/,
  )
})

it('merges only plain files that are named like pictures, and follows no link', () => {
  const folder = saveShard(1)
  const own = join(project, 'private.txt')
  writeFileSync(own, 'a key')
  symlinkSync(own, join(folder, `pictures/${nameOf(2)}`))
  symlinkSync(project, join(folder, 'pictures/folder'))
  mkdirSync(join(folder, `pictures/${nameOf(3)}`))
  writeFileSync(join(folder, 'pictures/run.sh'), 'rm')
  mergeShardScreens([folder], () => undefined)
  expect(readdirSync(join(project, 'foyer-screens/pictures'))).toEqual([nameOf(1)])
})

it('refuses a shard that is a link', () => {
  const folder = saveShard(1)
  renameSync(folder, join(project, 'elsewhere'))
  symlinkSync(join(project, 'elsewhere'), folder)
  expect(() => mergeShardScreens([folder], () => undefined)).toThrow('There is no ')
})

it('refuses a shard whose results lead out of the project', () => {
  const folder = saveShard(1)
  const { screens, ...rest } = readScreenResults(folder)
  const hostile = screens.map((each) => ({ ...each, file: '../.bash_aliases' }))
  writeScreenResults(folder, { ...rest, screens: hostile })
  expect(() => mergeShardScreens([folder], () => undefined)).toThrow('results.json is damaged')
})
