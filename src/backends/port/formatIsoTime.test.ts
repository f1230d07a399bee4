import { expect, it } from 'vitest'
import { formatIsoTime } from './formatIsoTime.ts'

it.each(['2026-01-15T12:00:00.000Z', '2024-02-29T23:59:59.999Z', '1970-01-01T00:00:00.007Z'])(
  'writes %s in ISO 8601',
  (text) => {
    expect(formatIsoTime(Date.parse(text))).toBe(text)
  },
)
