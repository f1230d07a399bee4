import { expect, it } from 'vitest'
import { readAddressLabels } from './addressLabels.ts'
import { saveAddressLabel } from './saveAddressLabel.ts'
import { storageKeys } from '../kernel/storageKeys.ts'

function createStorage(text?: string) {
  const kept = new Map<string, string>(
    text === undefined ? [] : [[storageKeys.addressLabels, text]],
  )
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

it('keeps a trimmed label for each address, and removes it with an empty one', () => {
  const storage = createStorage()
  expect(saveAddressLabel(storage, '0x1', '  Savings ')).toEqual({ '0x1': 'Savings' })
  saveAddressLabel(storage, '0x2', 'Rent')
  expect(readAddressLabels(storage)).toEqual({ '0x1': 'Savings', '0x2': 'Rent' })
  expect(saveAddressLabel(storage, '0x1', ' ')).toEqual({ '0x2': 'Rent' })
  expect(readAddressLabels(storage)).toEqual({ '0x2': 'Rent' })
})

it.each([undefined, 'nonsense', 'null', '7'])('reads %s as no label', (text) => {
  expect(readAddressLabels(createStorage(text))).toEqual({})
})

it('omits an invalid label', () => {
  expect(readAddressLabels(createStorage('{"0x1":1,"0x2":"","0x3":"Rent"}'))).toEqual({
    '0x3': 'Rent',
  })
})

it('finds and replaces the label of an address that an earlier visit stored in lower case', () => {
  const storage = createStorage('{"0xab":"Savings","0xcd":"Rent"}')
  expect(readAddressLabels(storage, ['0xAB'])).toEqual({ '0xAB': 'Savings', '0xcd': 'Rent' })
  expect(saveAddressLabel(storage, '0xAB', 'Taxes')).toEqual({ '0xAB': 'Taxes', '0xcd': 'Rent' })
})
