import { expect, it } from 'vitest'
import { changesOf } from './changesOf.ts'

it('finds no change between equal values', () => {
  const value = { view: 'Swap', calls: ['a', 'b'], widget: { account: null } }
  expect(changesOf(value, structuredClone(value))).toEqual([])
})

it('names the path, the old and the new value of a change', () => {
  expect(
    changesOf({ widget: { chain: 1, open: true } }, { widget: { chain: 137, open: true } }),
  ).toEqual([{ path: ['widget', 'chain'], before: 1, after: 137 }])
})

it('reports an added and a removed value', () => {
  expect(changesOf({ storage: { theme: 'dark' } }, { storage: { wallet: 'fox' } })).toEqual([
    { path: ['storage', 'theme'], before: 'dark', after: undefined },
    { path: ['storage', 'wallet'], before: undefined, after: 'fox' },
  ])
})

it('reports only the entries of a list that were added', () => {
  expect(changesOf({ calls: ['quote sent'] }, { calls: ['quote sent', 'gas sent'] })).toEqual([
    { path: ['calls', 'gas sent'], before: undefined, after: 'gas sent' },
  ])
})

it('finds an entry again that has moved in its list', () => {
  const [quote, toast] = [
    { label: 'swap.quote', dueInMs: 300 },
    { label: 'toast.end', dueInMs: 2500 },
  ]
  expect(changesOf([quote, toast], [toast, { ...quote, dueInMs: 200 }])).toEqual([
    { path: ['swap.quote', 'dueInMs'], before: 300, after: 200 },
  ])
})

it('tells entries of one name apart', () => {
  expect(changesOf(['quote', 'quote'], ['quote'])).toEqual([
    { path: ['quote 2'], before: 'quote', after: undefined },
  ])
})

it('reports a value that becomes a list, or an object, as one change', () => {
  expect(changesOf({ a: null, b: {} }, { a: { c: 1 }, b: [] })).toEqual([
    { path: ['a'], before: null, after: { c: 1 } },
    { path: ['b'], before: {}, after: [] },
  ])
})
