import { expect, it } from 'vitest'
import { jsonRows } from './jsonRows.ts'

const value = { wallet: { name: 'Emberfox', chains: [1, 137] }, empty: {}, nothing: null }
const pathsOf = (open: number, chosen: readonly (readonly [string, boolean])[] = []) =>
  jsonRows(value, { open, chosen: new Map(chosen) }).map(({ path }) => path)

it('lists the unfolded levels from the root', () => {
  expect(pathsOf(0)).toEqual(['$'])
  expect(pathsOf(1)).toEqual(['$', '$.wallet', '$.empty', '$.nothing'])
  expect(pathsOf(2)).toHaveLength(6)
  expect(pathsOf(2)).toContain('$.wallet.chains')
})

it('folds and unfolds the chosen rows', () => {
  expect(pathsOf(1, [['$.wallet', true]])).toContain('$.wallet.chains')
  expect(pathsOf(3, [['$.wallet', false]])).toEqual(['$', '$.wallet', '$.empty', '$.nothing'])
})

it('gives each row its level, its parent and its place among its siblings', () => {
  const rows = jsonRows(value, { open: 3, chosen: new Map() })
  expect(rows.find(({ path }) => path === '$.wallet.chains.1')).toEqual({
    path: '$.wallet.chains.1',
    name: '1',
    level: 4,
    value: 137,
    isOpen: undefined,
    parent: '$.wallet.chains',
    siblings: 2,
    place: 2,
  })
})

it('folds only what has contents', () => {
  const rows = jsonRows(value, { open: 1, chosen: new Map() })
  expect(rows.map(({ isOpen }) => isOpen)).toEqual([true, false, undefined, undefined])
})

it('leaves a long list folded until it is chosen', () => {
  const long = { items: Array.from({ length: 61 }, (_, index) => index) }
  expect(jsonRows(long, { open: 2, chosen: new Map() })).toHaveLength(2)
  expect(jsonRows(long, { open: 2, chosen: new Map([['$.items', true]]) })).toHaveLength(63)
})

it('gives different rows different paths, also if a name contains a dot', () => {
  const rows = jsonRows({ 'a.b': 1, a: { b: 2 }, '': 3 }, { open: 2, chosen: new Map() })
  expect(new Set(rows.map(({ path }) => path)).size).toBe(5)
})
