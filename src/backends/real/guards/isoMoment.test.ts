import { expect, it } from 'vitest'
import { isoTime } from '../../port/isoTime.ts'
import { isoMoment } from './isoMoment.ts'

it('reads what isoTime writes, for every hour of 60 years', () => {
  const moments = Array.from({ length: 60 * 365 }, (_, day) => day * 90_061_007)
  expect(moments.map((ms) => isoMoment(isoTime(ms)))).toEqual(moments)
})

it.each([
  ['2024-02-29T23:59:59Z', 1_709_251_199_000],
  ['2026-01-15T13:30:00+01:30', 1_768_478_400_000],
  ['2026-01-15T07:00:00.5-0500', 1_768_478_400_500],
])('reads %s', (text, ms) => {
  expect(isoMoment(text)).toBe(ms)
})

it.each([
  '2026-01-15',
  '2026-13-15T12:00:00Z',
  '2026-01-32T12:00:00Z',
  '2026-01-15T24:00:00Z',
  '2026-01-15T12:00:00',
  1_768_478_400_000,
  null,
])('refuses %j', (text) => {
  expect(isoMoment(text)).toBeUndefined()
})
