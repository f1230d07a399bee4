import { expect, it } from 'vitest'
import { forcedMedia } from './forcedMedia.ts'

const both = { forcedColors: true, reducedMotion: true }

it.each([
  ['(forced-colors: active)', '(min-width: 0px)'],
  ['screen and (forced-colors)', 'screen and (min-width: 0px)'],
  ['(forced-colors:none)', '(max-width: 0px)'],
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
  ['(prefers-reduced-motion: no-preference) and (hover)', '(max-width: 0px) and (hover)'],
  ['(max-width: 430px)', '(max-width: 430px)'],
])('reads %s as %s while both are emulated', (query, forced) => {
  expect(forcedMedia(query, both)).toBe(forced)
})

it('leaves a feature alone that is not emulated', () => {
  const query = '(forced-colors: active) and (prefers-reduced-motion: reduce)'
  expect(forcedMedia(query, { forcedColors: true, reducedMotion: false })).toBe(
    '(min-width: 0px) and (prefers-reduced-motion: reduce)',
  )
  expect(forcedMedia(query, { forcedColors: false, reducedMotion: false })).toBe(query)
})
