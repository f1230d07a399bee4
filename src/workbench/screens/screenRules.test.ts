import { expect, it } from 'vitest'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { countsInWords, decidedInWords, differenceInWords } from './screenWords.ts'
import {
  liveScenarioId,
  countScreens,
  groupScreens,
  reviewOrder,
  screensOf,
  withSameChange,
} from './screenRules.ts'
import { reviewPlaceOf } from './reviewPlaceOf.ts'

const screenOf = (id: string, more: Partial<ScreenResult> = {}): ScreenResult => {
  const [name = '', step = '', variant = ''] = id.split('/')
  return {
    id,
    scenario: `runs/${name}.scenario.json`,
    title: name,
    step: Number(step),
    checkpoint: `Checkpoint ${step}`,
    variant,
    file: `runs/screens/${name}.screens.json`,
    result: 'same',
    ...more,
  }
}

const changed = screenOf('swap/3/light', { result: 'changed', decision: 'rejected' })
const fresh = screenOf('swap/3/dark', { result: 'new' })
const screens = [
  screenOf('help/1/light'),
  screenOf('help/1/dark'),
  screenOf('swap/1/light'),
  changed,
  fresh,
  screenOf('swap/2/light', { result: 'changed', decision: 'accepted' }),
  screenOf('swap/3/light/gone', { result: 'gone', checkpoint: 'The view is Help' }),
]
const idsOf = (filter: Parameters<typeof groupScreens>[1], query = '') =>
  screensOf(groupScreens(screens, filter, query)).map(({ id }) => id)

it('lists scenarios and checkpoints that differ first, then by step', () => {
  expect(idsOf('all')).toEqual([
    'swap/3/light',
    'swap/3/dark',
    'swap/3/light/gone',
    'swap/1/light',
    'swap/2/light',
    'help/1/light',
    'help/1/dark',
  ])
  const [swap] = groupScreens(screens, 'all', '')
  expect(swap?.rows.map(({ checkpoint }) => checkpoint)).toEqual([
    'Checkpoint 3',
    'The view is Help',
    'Checkpoint 1',
    'Checkpoint 2',
  ])
})

it('limits the list to a result; an accepted screen counts as the same', () => {
  expect(idsOf('changed')).toEqual(['swap/3/light'])
  expect(idsOf('new')).toEqual(['swap/3/dark'])
  expect(idsOf('gone')).toEqual(['swap/3/light/gone'])
  expect(idsOf('same')).toEqual(['help/1/light', 'help/1/dark', 'swap/1/light', 'swap/2/light'])
  expect(idsOf('undecided')).toEqual(['swap/3/dark', 'swap/3/light/gone'])
  expect(idsOf('rejected')).toEqual(['swap/3/light'])
})

it('searches titles, checkpoints and variants for every word', () => {
  expect(idsOf('all', ' DARK swap ')).toEqual(['swap/3/dark'])
  expect(idsOf('all', 'view help')).toEqual(['swap/3/light/gone'])
})

it('finds the screens that differ by the same change', () => {
  const screenWith = (id: string, more: Partial<ScreenResult>) =>
    screenOf(id, { result: 'changed', change: '0a', ...more })
  const one = screenWith('swap/1/light', {})
  const other = screenWith('swap/2/light', { decision: 'rejected' })
  const accepted = screenWith('swap/3/light', { decision: 'accepted' })
  const different = screenWith('swap/4/light', { change: '1b' })
  const all = [one, other, accepted, different, fresh]
  expect(withSameChange(one, all)).toEqual([one, other])
  expect(withSameChange(accepted, all)).toEqual([])
  expect(withSameChange(fresh, all)).toEqual([])
})

it('counts the screens of a run in words', () => {
  expect(countsInWords(countScreens(screens))).toBe(
    '3 of 7 screens differ: 1 changed, 1 new, 1 gone. 1 is rejected.',
  )
  expect(countsInWords(countScreens([fresh]))).toBe('1 of 1 screen differs: 1 new.')
  expect(countsInWords(countScreens(screens.slice(0, 2)))).toBe('2 screens, as accepted.')
})

it('says what was decided, and how much remains', () => {
  const one = [changed]
  expect(decidedInWords('accept', one, screens)).toBe(
    'Accepted: Checkpoint 3, light. 3 screens differ.',
  )
  expect(decidedInWords('reject', [changed, fresh], one)).toBe(
    'Rejected: 2 screens. 1 screen differs.',
  )
  expect(decidedInWords('undo', one, one)).toBe('Undone: Checkpoint 3, light. 1 screen differs.')
  expect(decidedInWords('accept', one, [])).toBe(
    'Accepted: Checkpoint 3, light. No screen differs.',
  )
})

it('goes from screen to screen, and in the matrix from checkpoint to checkpoint', () => {
  const listed = screensOf(groupScreens(screens, 'all', ''))
  const steps = (view: 'screen' | 'matrix', way: 'previous' | 'next') =>
    listed.map((screen) => reviewPlaceOf(listed, screen, view)[way]?.id)
  const ids = listed.map(({ id }) => id)
  expect(steps('screen', 'next')).toEqual([...ids.slice(1), undefined])
  expect(steps('screen', 'previous')).toEqual([undefined, ...ids.slice(0, -1)])
  expect(steps('matrix', 'next')).toEqual([
    'swap/3/light/gone',
    'swap/3/light/gone',
    'swap/1/light',
    'swap/2/light',
    'help/1/light',
    undefined,
    undefined,
  ])
  expect(steps('matrix', 'previous').slice(0, 4)).toEqual([
    undefined,
    undefined,
    'swap/3/light',
    'swap/3/light/gone',
  ])
})

it('numbers the place in the review; in the matrix that of the checkpoint', () => {
  const listed = screensOf(groupScreens(screens, 'all', ''))
  expect(reviewPlaceOf(listed, fresh, 'screen')).toMatchObject({ number: 2, count: 7 })
  expect(reviewPlaceOf(listed, fresh, 'matrix')).toMatchObject({ number: 1, count: 5 })
})

it('goes through what differs, and through all where nothing does', () => {
  const listed = screensOf(groupScreens(screens, 'all', ''))
  expect(reviewOrder(listed, fresh)).toEqual([
    'swap/3/light',
    'swap/3/dark',
    'swap/3/light/gone',
    'swap/2/light',
  ])
  expect(reviewOrder(listed, screens[0])).toEqual(idsOf('all'))
})

it('returns from a variant that is not listed to the listed ones of its checkpoint', () => {
  const listed = screensOf(groupScreens(screens, 'new', ''))
  expect(reviewPlaceOf(listed, changed, 'screen')).toEqual({
    count: 1,
    previous: fresh,
    next: fresh,
  })
})

it.each<[Partial<ScreenResult>, string]>([
  [{ result: 'new', actual: { picture: 'b', text: [] } }, 'There is no accepted screen yet.'],
  [{ result: 'gone', accepted: { picture: 'a', text: [] } }, 'The scenario no longer comes there.'],
  [
    { ...pair('a', 'b', 'x', 'x'), pixels: 1 },
    '1 pixel differs. The accessibility tree is the same.',
  ],
  [{ ...pair('a', 'b', 'x', 'y'), pixels: 9 }, '9 pixels differ. The accessibility tree differs.'],
  [{ ...pair('a', 'a', 'x', 'y') }, 'The picture is the same. The accessibility tree differs.'],
  [
    { ...pair('a', 'b', 'x', 'x'), isAcceptedMissing: true },
    'The picture differs; the accepted one is not on this machine. The accessibility tree is the same.',
  ],
  [{ ...pair('a', 'a', 'x', 'x'), result: 'same' }, 'The picture is the same.'],
  [
    { ...pair('a', 'b', 'x', 'x'), result: 'same', pixels: 3 },
    '3 pixels differ. That is within the tolerance.',
  ],
])('describes the difference of %j', (part, words) => {
  expect(differenceInWords(screenOf('swap/1/light', part))).toBe(words)
})

function pair(before: string, now: string, textBefore: string, textNow: string) {
  return {
    result: 'changed',
    accepted: { picture: before, text: [textBefore] },
    actual: { picture: now, text: [textNow] },
  } as const
}

it('finds a scenario of the project in the workbench by its path', () => {
  const known = { folder: 'runs', scenarios: [{ id: 'project.money/swap' }] }
  expect(liveScenarioId('runs/money/swap.scenario.json', known)).toBe('project.money/swap')
  expect(liveScenarioId('runs/other.scenario.json', known)).toBeUndefined()
  expect(liveScenarioId('elsewhere/money/swap.scenario.json', known)).toBeUndefined()
  expect(liveScenarioId('runs/money/swap.foyer', known)).toBeUndefined()
  expect(liveScenarioId('runs/money/swap.scenario.json', { scenarios: [] })).toBeUndefined()
})
