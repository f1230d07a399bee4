import { expect, it } from 'vitest'
import { readName } from './readName.ts'

const malformed = expect.objectContaining({ code: 'http.malformed' })

it.each([
  [null],
  ['ada.wcn.id'],
  [[]],
  [{ addresses: {} }],
  [{ name: '', addresses: {} }],
  [{ name: 'x'.repeat(256), addresses: {} }],
  [{ name: 'ada.wcn.id' }],
  [{ name: 'ada.wcn.id', addresses: 'none' }],
])('rejects the record of a name %o', (value) => {
  expect(() => readName.record(value)).toThrow(malformed)
})

it('reads a record without addresses', () => {
  expect(readName.record({ name: 'ada.wcn.id', addresses: {} })).toEqual({
    name: 'ada.wcn.id',
    addresses: [],
  })
})

it.each([
  [null],
  ['ada'],
  [{ name: 'ada' }],
  [{ name: 'ada', registered: 'false' }],
  [{ name: 7, registered: true }],
])('rejects the suggestion %o', (value) => {
  expect(readName.suggestion(value)).toBeUndefined()
})

it('reads a suggestion', () => {
  const suggestion = { name: 'ada', registered: false }
  expect(readName.suggestion(suggestion)).toEqual(suggestion)
})
