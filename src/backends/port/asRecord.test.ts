import { expect, it } from 'vitest'
import { asRecord } from './asRecord.ts'

it('gives the fields of an object', () => {
  expect(asRecord({ code: 4001 }).code).toBe(4001)
})

it.each([null, undefined, 'text', 7, false, () => 7])('gives no fields for %s', (value) => {
  expect(asRecord(value)).toEqual({})
})

it('gives no named fields for a list', () => {
  expect(asRecord(['code']).code).toBeUndefined()
})
