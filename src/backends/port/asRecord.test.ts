import { expect, it } from 'vitest'
import { asRecord } from './asRecord.ts'

it('gives the fields of an object', () => {
  expect(asRecord({ code: 4001 }).code).toBe(4001)
})

it.each([null, undefined, 'text', 7, false, () => 7, [], ['code']])(
  'gives no fields for %j',
  (value) => {
    expect(asRecord(value)).toEqual({})
  },
)

it('gives no fields for a list, not even those that all lists have', () => {
  const list = Object.assign(['a'], { code: 4001 })
  expect(asRecord(list)).toEqual({})
  expect(asRecord(list).length).toBeUndefined()
})
