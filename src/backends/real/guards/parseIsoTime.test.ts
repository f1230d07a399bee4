import { expect, it } from 'vitest'
import { formatIsoTime } from '../../port/formatIsoTime.ts'
import { parseIsoTime } from './parseIsoTime.ts'

it('reads every hour of 60 years as formatIsoTime writes it', () => {
  const moments = Array.from({ length: 60 * 365 }, (_, day) => day * 90_061_007)
  expect(moments.map((ms) => parseIsoTime(formatIsoTime(ms)))).toEqual(moments)
})

it.each([
  ['2024-02-29T23:59:59Z', 1_709_251_199_000],
  ['2026-01-15T13:30:00+01:30', 1_768_478_400_000],
  ['2026-01-15T12:00:00.9999Z', 1_768_478_400_999],
  ['2026-01-15T12:00:00.123456789Z', 1_768_478_400_123],
  ['0000-01-01T00:00:00Z', -62_167_219_200_000],
  ['1600-02-29T00:00:00Z', -11_670_998_400_000],
  ['1700-03-01T00:00:00Z', -8_515_238_400_000],
  ['2100-03-01T00:00:00Z', 4_107_542_400_000],
  ['9999-12-31T23:59:59.999Z', 253_402_300_799_999],
  ['2026-01-15T07:00:00.5-0500', 1_768_478_400_500],
])('reads %s', (text, ms) => {
  expect(parseIsoTime(text)).toBe(ms)
})

it.each([
  '2026-01-15',
  '2026-13-15T12:00:00Z',
  '2026-01-32T12:00:00Z',
  '2026-01-15T24:00:00Z',
  '2026-01-15T12:00:00',
  '2026-01-15T12:00:00.Z',
  '2026-01-15T12:00:00.1234567890Z',
  '12026-01-15T12:00:00Z',
  '026-01-15T12:00:00Z',
  '2026-01-15T12:00:00Z ',
  '2026-01-15T12:00:00+1:30',
  1_768_478_400_000,
  null,
])('rejects the time %j', (text) => {
  expect(parseIsoTime(text)).toBeUndefined()
})
