import { expect, it } from 'vitest'
import { readDevice } from './readDevice.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', false, 'desktop', false],
  ['Mozilla/5.0 (X11; Linux x86_64)', true, 'desktop', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', true, 'ios', true],
  ['Mozilla/5.0 (iPad; CPU OS 16_0)', false, 'ios', true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', false, 'android', true],
  ['BlackBerry9700/5.0', false, 'desktop', true],
] as const)('reads %j with coarse pointer %s as %s', (userAgent, coarsePointer, kind, mobile) => {
  expect(readDevice({ userAgent, coarsePointer, width: 390 })).toEqual({ kind, mobile, width: 390 })
})
