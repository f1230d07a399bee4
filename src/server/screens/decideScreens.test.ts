import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { decideScreens } from './decideScreens.ts'
import { readScreenResults, writeScreenResults, type ScreenResult } from './screenResults.ts'
import { readScreensFile, writeScreensFile } from './screensFile.ts'

const file = 'runs/screens/help.screens.json'
const name = 'The view is Connect'
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-screens-'))
  for (const each of ['runs/screens/pictures', 'results/pictures']) {
    mkdirSync(join(project, each), { recursive: true })
  }
})
afterEach(() => rmSync(project, { recursive: true }))

/** The name of a picture with this content. */
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
const screenOf = (content: string) => ({
  picture: hashOf(content),
  text: [`- button "${content}"`],
})
const resultOf = (variant: string, more: Partial<ScreenResult>): ScreenResult => ({
  id: `help/2/${variant}`,
  scenario: 'runs/help.scenario.json',
  title: 'Help explains wallets',
  step: 2,
  checkpoint: name,
  variant,
  file,
  result: 'changed',
  ...more,
})
function ran(...screens: readonly ScreenResult[]) {
  for (const { actual } of screens) {
    writeFileSync(join(project, `results/pictures/${actual?.picture}.png`), String(actual?.picture))
  }
  const rest = { foyerkit: '0.1.0', browser: 'Chromium 1', failsOnNew: false }
  writeScreenResults(join(project, 'results'), { ...rest, screens })
}
const decide = (decision: 'accepted' | 'rejected' | 'undecided', ids: readonly string[] | 'all') =>
  decideScreens({ project, folder: 'results', ids, decision }).map(({ id }) => id)
const accepted = () => readScreensFile(join(project, file))
const acceptedPlace = (content: string) =>
  join(project, `runs/screens/pictures/${hashOf(content)}.png`)
const hasPicture = (content: string) => existsSync(acceptedPlace(content))
const decisions = () =>
  readScreenResults(join(project, 'results')).screens.map(({ decision }) => decision)

it('accepts new screens: the file and the pictures are beside the scenario', () => {
  const [light, dark] = [screenOf('light'), screenOf('dark')]
  ran(
    resultOf('light', { result: 'new', actual: light }),
    resultOf('dark', { result: 'new', actual: dark }),
  )
  expect(decide('accepted', 'all')).toEqual(['help/2/light', 'help/2/dark'])
  expect(accepted()).toEqual([{ step: 2, name, variants: { light, dark } }])
  expect([hasPicture('light'), hasPicture('dark')]).toEqual([true, true])
  expect(decisions()).toEqual(['accepted', 'accepted'])
})

it('accepts one screen, and removes the picture that no screen shows any more', () => {
  const [before, now] = [screenOf('before'), screenOf('now')]
  writeScreensFile(join(project, file), [
    { step: 1, name, variants: { light: before, dark: before } },
  ])
  writeFileSync(acceptedPlace('before'), '')
  ran(
    resultOf('light', { actual: now, accepted: before }),
    resultOf('dark', { actual: now, accepted: before }),
  )
  expect(decide('accepted', ['help/2/light'])).toEqual(['help/2/light'])
  expect(accepted()).toEqual([{ step: 2, name, variants: { dark: before, light: now } }])
  expect(hasPicture('before')).toBe(true)
  expect(decide('accepted', ['help'])).toEqual(['help/2/dark'])
  expect(hasPicture('before')).toBe(false)
})

it('removes a checkpoint that is gone', () => {
  const before = screenOf('before')
  writeScreensFile(join(project, file), [{ step: 2, name, variants: { light: before } }])
  ran(resultOf('light', { result: 'gone', accepted: before }))
  decide('accepted', 'all')
  expect(accepted()).toEqual([])
})

it('accepts a screen without the one that is gone from the same step', () => {
  const [before, now] = [screenOf('before'), screenOf('now')]
  const gone = { id: 'help/2/light/gone', checkpoint: 'The view is Help', accepted: before }
  ran(
    resultOf('light', { result: 'new', actual: now }),
    resultOf('light', { ...gone, result: 'gone' }),
  )
  expect(decide('accepted', ['help/2/light'])).toEqual(['help/2/light'])
  expect(decisions()).toEqual(['accepted', undefined])
  expect(() => decide('accepted', ['help/2/light'])).toThrow('No screen that differs')
  expect(decide('accepted', ['help/2'])).toEqual(['help/2/light/gone'])
})

it('accepts a screen of a variant with the name gone', () => {
  ran(resultOf('gone', { result: 'new', actual: screenOf('now') }))
  expect(decide('accepted', ['help/2'])).toEqual(['help/2/gone'])
})

it('accepts nothing if one of the pictures is missing', () => {
  ran(
    resultOf('light', { result: 'new', actual: screenOf('light') }),
    resultOf('dark', {
      result: 'new',
      actual: screenOf('dark'),
      file: 'runs/screens/b.screens.json',
    }),
  )
  rmSync(join(project, `results/pictures/${hashOf('dark')}.png`))
  expect(() => decide('accepted', 'all')).toThrow(
    'The picture of "help/2/dark" is missing: run npx foyerkit replay --screens again.',
  )
  expect(accepted()).toEqual([])
})

it('only notes that a screen is rejected, and accepts it later', () => {
  ran(resultOf('light', { result: 'new', actual: screenOf('light') }))
  expect(decide('rejected', ['help/2'])).toEqual(['help/2/light'])
  expect(decisions()).toEqual(['rejected'])
  expect(accepted()).toEqual([])
  expect(decide('accepted', 'all')).toEqual(['help/2/light'])
})

it('withdraws an acceptance: the earlier screen and its picture are there again', () => {
  const [before, now] = [screenOf('before'), screenOf('now')]
  const checkpoint = { step: 2, name, variants: { light: before } }
  writeScreensFile(join(project, file), [checkpoint])
  writeFileSync(acceptedPlace('before'), 'as it was')
  ran(
    resultOf('light', { actual: now, accepted: before }),
    resultOf('dark', { result: 'new', actual: now }),
  )
  decide('accepted', 'all')
  expect([hasPicture('before'), hasPicture('now')]).toEqual([false, true])
  expect(decide('undecided', ['help/2/light'])).toEqual(['help/2/light'])
  expect(accepted()).toEqual([{ step: 2, name, variants: { dark: now, light: before } }])
  expect(decisions()).toEqual([undefined, 'accepted'])
  const picture = acceptedPlace('before')
  expect(readFileSync(picture, 'utf8')).toBe('as it was')
  expect(decide('undecided', 'all')).toEqual(['help/2/dark'])
  expect(accepted()).toEqual([checkpoint])
  expect(hasPicture('now')).toBe(false)
  expect(decide('accepted', 'all')).toHaveLength(2)
  expect(hasPicture('now')).toBe(true)
})

it('withdraws the acceptance of a screen that is gone, whose picture no run has kept', () => {
  const before = screenOf('before')
  const checkpoint = { step: 2, name, variants: { light: before } }
  writeScreensFile(join(project, file), [checkpoint])
  writeFileSync(acceptedPlace('before'), '')
  ran(resultOf('light', { result: 'gone', accepted: before }))
  decide('accepted', 'all')
  expect(hasPicture('before')).toBe(false)
  decide('undecided', 'all')
  expect(accepted()).toEqual([checkpoint])
  expect(hasPicture('before')).toBe(true)
})

it('withdraws a rejection, and leaves the accepted screens as they are', () => {
  const [before, now] = [screenOf('before'), screenOf('now')]
  ran(resultOf('light', { actual: now, accepted: before }))
  decide('rejected', 'all')
  expect(decide('undecided', ['help'])).toEqual(['help/2/light'])
  expect(decisions()).toEqual([undefined])
  expect(accepted()).toEqual([])
  expect(() => decide('undecided', ['help'])).toThrow(
    'No screen that is accepted or rejected has the id "help"',
  )
})

it.each(['help/3', 'hel', 'help/2/light'])('rejects the id %s of no screen that differs', (id) => {
  ran(resultOf('light', { result: 'same', actual: screenOf('light') }))
  expect(() => decide('accepted', [id])).toThrow(
    new Error(`No screen that differs has the id "${id}": npx foyerkit screens lists them.`),
  )
})

it('says that there has been no run', () => {
  expect(() => decide('accepted', 'all')).toThrow('run npx foyerkit replay --screens first.')
})

/** Everything that is outside of the project, which has no business there. */
let outside: string
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'foyer-outside-'))
  writeFileSync(join(outside, 'victim.png'), 'keep me')
})
afterEach(() => rmSync(outside, { recursive: true }))
const notesOutside = () =>
  readdirSync(outside).map((each) => [each, readFileSync(join(outside, each), 'utf8')])
const unchanged = [['victim.png', 'keep me']]

it.each<[string, (way: string) => Partial<ScreenResult>]>([
  ['a file in another folder', (way) => ({ file: `${way}/screens/x.screens.json` })],
  ['a file with another name', () => ({ file: 'runs/screens/.bash_aliases' })],
  ['a file outside of the folder screens', () => ({ file: 'package.screens.json' })],
  ['an absolute file', () => ({ file: join(outside, 'screens/x.screens.json') })],
  ['a file of Windows', () => ({ file: 'C:\\screens/x.screens.json' })],
  ['a picture in another folder', (way) => ({ actual: { picture: `${way}/victim`, text: [] } })],
  [
    'an accepted picture in another folder',
    (way) => ({ accepted: { picture: `../../${way}/victim`, text: [] } }),
  ],
  ['a picture without a hash', () => ({ actual: { picture: 'aa', text: [] } })],
  ['a difference in another folder', (way) => ({ diff: `${way}/victim.png` })],
])('accepts nothing if the results name %s', (_what, more) => {
  const way = relative(project, outside)
  ran(resultOf('light', { result: 'new', actual: screenOf('now') }))
  const { screens, ...rest } = readScreenResults(join(project, 'results'))
  const hostile = screens.map((screen) => ({ ...screen, ...more(way) }))
  writeScreenResults(join(project, 'results'), { ...rest, screens: hostile })
  for (const decision of ['accepted', 'rejected', 'undecided'] as const) {
    expect(() => decide(decision, 'all')).toThrow('results.json is damaged')
  }
  expect(notesOutside()).toEqual(unchanged)
  expect(readdirSync(join(project, 'runs/screens'))).toEqual(['pictures'])
})

it.each(['runs', 'runs/screens', 'runs/screens/pictures', 'results/pictures'])(
  'accepts nothing if %s is a link to another folder',
  (place) => {
    ran(resultOf('light', { result: 'new', actual: screenOf('now') }))
    rmSync(join(project, place), { recursive: true })
    symlinkSync(outside, join(project, place))
    writeFileSync(join(outside, `${hashOf('now')}.png`), 'a picture')
    const before = notesOutside()
    expect(() => decide('accepted', 'all')).toThrow(/leads out of/)
    expect(notesOutside()).toEqual(before)
  },
)

it('accepts nothing if the file of the accepted screens is a link to nothing', () => {
  ran(resultOf('light', { result: 'new', actual: screenOf('now') }))
  symlinkSync(join(outside, 'made.json'), join(project, file))
  expect(() => decide('accepted', 'all')).toThrow('leads out of the project')
  expect(notesOutside()).toEqual(unchanged)
})

it('does not copy what a link among the pictures leads to', () => {
  ran(resultOf('light', { result: 'new', actual: screenOf('now') }))
  const picture = join(project, `results/pictures/${hashOf('now')}.png`)
  rmSync(picture)
  symlinkSync(join(outside, 'victim.png'), picture)
  expect(() => decide('accepted', 'all')).toThrow('The picture of "help/2/light" is missing')
  expect(hasPicture('now')).toBe(false)
})
