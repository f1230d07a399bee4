import { expect, it } from 'vitest'
import { isFailure, type ScreenResult } from './screenResults.ts'

const screen: ScreenResult = {
  id: 'help/2/light',
  scenario: 'help.scenario.json',
  title: 'Help',
  step: 2,
  checkpoint: 'The view is Connect',
  variant: 'light',
  file: 'screens/help.screens.json',
  result: 'same',
}

it.each<[Partial<ScreenResult>, boolean, boolean]>([
  [{ result: 'same' }, false, false],
  [{ result: 'changed' }, true, true],
  [{ result: 'gone' }, true, true],
  [{ result: 'new' }, false, true],
  [{ result: 'changed', decision: 'accepted' }, false, false],
  [{ result: 'changed', decision: 'rejected' }, true, true],
])('judges %j by hand and in continuous integration', (part, byHand, inCi) => {
  expect(isFailure({ ...screen, ...part }, false)).toBe(byHand)
  expect(isFailure({ ...screen, ...part }, true)).toBe(inCi)
})
