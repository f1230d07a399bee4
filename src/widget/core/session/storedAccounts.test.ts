import { describe, expect, it } from 'vitest'
import { chooseAccounts, readStoredAccounts } from './storedAccounts.ts'
import { namespaceKey } from '../kernel/storageKeys.ts'

const storageOf = (text: string | undefined) => ({
  get: (key: string) => (key === namespaceKey('accounts', 'eip155') ? text : undefined),
  set: () => undefined,
  remove: () => undefined,
})

describe('the usable accounts', () => {
  it('uses all offered accounts, the first of them active, without a choice', () => {
    expect(chooseAccounts(['a', 'b'], undefined)).toEqual({ accounts: ['a', 'b'], address: 'a' })
  })

  it('uses the selected accounts that are still offered', () => {
    const kept = { first: 'a', active: 'b', selected: ['b', 'gone'] }
    expect(chooseAccounts(['a', 'b', 'c'], kept)).toEqual({ accounts: ['b'], address: 'b' })
  })

  it('follows a wallet that has put another account first', () => {
    const kept = { first: 'a', active: 'c' }
    expect(chooseAccounts(['a', 'b', 'c'], kept).address).toBe('c')
    expect(chooseAccounts(['b', 'a', 'c'], kept).address).toBe('b')
  })

  it('the usable accounts always include the active one', () => {
    const kept = { first: 'a', active: 'a', selected: ['a'] }
    expect(chooseAccounts(['b', 'a'], kept)).toEqual({ accounts: ['b', 'a'], address: 'b' })
  })

  it('the usable accounts never start with one that is no longer offered, or was not selected', () => {
    expect(chooseAccounts(['a', 'b'], { first: 'a', active: 'gone' })).toEqual({
      accounts: ['a', 'b'],
      address: 'a',
    })
    const kept = { first: 'a', active: 'b', selected: ['a'] }
    expect(chooseAccounts(['a', 'b'], kept)).toEqual({ accounts: ['a'], address: 'a' })
  })

  it('finds an EVM account that an earlier visit stored in other letters', () => {
    const kept = { first: '0xab', active: '0xcd', selected: ['0xcd', '0xab'] }
    expect(chooseAccounts(['0xAB', '0xCD'], kept)).toEqual({
      accounts: ['0xAB', '0xCD'],
      address: '0xCD',
    })
    expect(chooseAccounts(['AB', 'CD'], { first: 'ab', active: 'cd' }).address).toBe('AB')
  })

  it('returns no accounts for a connection without accounts', () => {
    expect(chooseAccounts([], { first: 'a', active: 'a' })).toEqual({
      accounts: [],
      address: undefined,
    })
  })
})

it.each([undefined, 'nonsense', '7', 'null', '{"first":1,"active":"a"}', '{"first":"a"}'])(
  'reads %s as no choice',
  (text) => {
    expect(readStoredAccounts(storageOf(text), 'eip155')).toBe(undefined)
  },
)

it('reads a choice, and omits an invalid selection', () => {
  expect(
    readStoredAccounts(storageOf('{"first":"a","active":"b","selected":["b"]}'), 'eip155'),
  ).toEqual({
    first: 'a',
    active: 'b',
    selected: ['b'],
  })
  expect(
    readStoredAccounts(storageOf('{"first":"a","active":"b","selected":["b",1]}'), 'eip155'),
  ).toEqual({
    first: 'a',
    active: 'b',
  })
})
