import { expect, it } from 'vitest'
import type { ScreenResult } from '../../server/screens/screenResults.ts'
import { describeScreen } from './describeScreen.ts'

const help = { picture: 'a', text: ['- button "Help"'] }
const screen: ScreenResult = {
  id: 'help/2/dark-phone',
  scenario: 'runs/help.scenario.json',
  title: 'Help explains wallets',
  step: 2,
  checkpoint: 'The view is Connect',
  variant: 'dark-phone',
  file: 'runs/screens/help.screens.json',
  result: 'changed',
  accepted: help,
  actual: help,
}

it.each<[Partial<ScreenResult>, readonly string[]]>([
  [
    { pixels: 40, actual: { picture: 'b', text: ['- button "Support"'] } },
    [
      'help/2/dark-phone  The view is Connect: changed',
      '    The accessibility tree differs:',
      '    - - button "Help"',
      '    + - button "Support"',
      '    The picture differs: 40 pixels.',
    ],
  ],
  [
    { pixels: 1, decision: 'rejected' },
    [
      'help/2/dark-phone  The view is Connect: changed, rejected',
      '    The picture differs: 1 pixel.',
    ],
  ],
  [
    { isAcceptedMissing: true },
    [
      'help/2/dark-phone  The view is Connect: changed',
      '    The picture differs, and the accepted one is not on this machine.',
    ],
  ],
  [
    { result: 'new' },
    ['help/2/dark-phone  The view is Connect: new', '    There is no accepted screen yet.'],
  ],
])('describes %j', (part, lines) => {
  expect(describeScreen({ ...screen, ...part })).toEqual(lines)
})

it('does not repeat the change of a screen that is described above', () => {
  const first = { ...screen, id: 'help/2/light', change: '0a1b', pixels: 40 }
  const [none, other] = [{ ...first, change: '2c3d' }, screen]
  expect(describeScreen({ ...screen, change: '0a1b', pixels: 40 }, [none, first])).toEqual([
    'help/2/dark-phone  The view is Connect: changed',
    '    The same change as in help/2/light.',
  ])
  expect(describeScreen({ ...screen, pixels: 40 }, [first, other])).toEqual([
    'help/2/dark-phone  The view is Connect: changed',
    '    The picture differs: 40 pixels.',
  ])
})

it('describes a screen that is gone', () => {
  const { actual: _, ...rest } = screen
  expect(describeScreen({ ...rest, result: 'gone' })).toEqual([
    'help/2/dark-phone  The view is Connect: gone',
    '    The scenario no longer comes there.',
  ])
})
