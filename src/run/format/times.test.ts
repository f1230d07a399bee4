import { describe, expect, it } from 'vitest'
import { formatTime } from './formatTime.ts'
import { formatOffset } from './formatOffset.ts'
import { formatDuration } from './formatDuration.ts'
import { parseDuration } from './parseDuration.ts'

describe('formatDuration', () => {
  it.each([
    [0, '0.0 s'],
    [1, '1 ms'],
    [99, '99 ms'],
    [450, '0.4 s'],
    [9_999, '9.9 s'],
    [30_000, '30 s'],
    [59_999, '59 s'],
    [60_000, '1:00'],
    [1_183_000, '19:43'],
    [3_723_000, '1:02:03'],
    [183_600_000, '2 d 3 h'],
    [-2_000, '−2.0 s'],
  ])('writes %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text))
})

describe('formatOffset', () => {
  it.each([
    [7_040, '0:07.040'],
    [1_263_500, '21:03.500'],
    [3_723_000, '1:02:03.000'],
    [-5, '−0:00.005'],
  ])('writes %i ms as %s', (ms, text) => expect(formatOffset(ms)).toBe(text))
})

describe('formatTime', () => {
  it('writes a moment in UTC with its milliseconds', () => {
    const moment = formatTime(Date.UTC(2026, 0, 15, 12, 0, 3, 50))
    expect(moment).toEqual({ date: 'Thu 15 Jan 2026', time: '12:00:03', millis: '050' })
  })
})

describe('parseDuration', () => {
  it.each([
    ['90', 90_000],
    ['1.5 min', 90_000],
    ['20m', 1_200_000],
    ['1h 30m', 5_400_000],
    ['2:30', 150_000],
    ['1:00:00', 3_600_000],
    ['250 ms', 250],
    ['30 s', 30_000],
  ])('reads %s as %i ms', (text, ms) => expect(parseDuration(text)).toBe(ms))

  it.each(['', 'soon', '5 parsecs', '-3', '1:2:3', '4 s tea', 'constructor', '1 constructor'])(
    'rejects "%s", which is not a time',
    (text) => expect(parseDuration(text)).toBeUndefined(),
  )
})
