import { expect, it } from 'vitest'
import { isRecord } from './isRecord.ts'

it.each([{}, { code: 4001 }, Object.create(null), new Error('text')])(
  'returns true for %s',
  (value) => {
    expect(isRecord(value)).toBe(true)
  },
)

it.each([null, undefined, 'text', 7, false, () => 7, [], ['code']])(
  'returns false for %j',
  (value) => {
    expect(isRecord(value)).toBe(false)
  },
)
