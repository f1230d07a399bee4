import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { findByLetters, rowAfterKey, searchRows, treeRows } from './treeRows.ts'

const make = (id: string, title: string): Scenario => ({ id, title, tags: [], steps: [] })
const free = make('free', 'Free play')
const [login, wrong, swap] = [
  make('login', 'Log in'),
  make('wrong', 'Wrong code'),
  make('swap', 'Swap all'),
]
const groups = [
  { name: 'Email', scenarios: [login, wrong] },
  { name: 'Swap', scenarios: [swap] },
]
const hitsOf = (...scenarios: Scenario[]) =>
  scenarios.map((scenario) => ({ scenario, inTitle: [] }))
const all = hitsOf(free, login, wrong, swap)
const rows = treeRows(all, groups, (name) => name === 'Email')
const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id)

describe('treeRows', () => {
  it('lists scenarios without a group, then each group with the scenarios of open ones', () => {
    expect(ids(rows)).toEqual(['free', 'group Email', 'login', 'wrong', 'group Swap'])
    expect(rows[3]).toMatchObject({ level: 2, place: 2, total: 2, parent: 'group Email' })
    expect(rows[4]).toMatchObject({ level: 1, place: 3, total: 3, isOpen: false })
  })

  it('omits a group without a match, and counts only matches', () => {
    const some = treeRows(hitsOf(wrong), groups, () => true)
    expect(ids(some)).toEqual(['group Email', 'wrong'])
    expect(some[0]).toMatchObject({ scenarios: [wrong], total: 1 })
  })

  it('lists the matches of a search in their own order', () => {
    expect(ids(searchRows(hitsOf(swap, login)))).toEqual(['swap', 'login'])
  })
})

describe('rowAfterKey', () => {
  it.each([
    ['login', 'ArrowDown', 'wrong'],
    ['free', 'ArrowUp', 'free'],
    ['group Swap', 'ArrowDown', 'group Swap'],
    ['wrong', 'Home', 'free'],
    ['free', 'End', 'group Swap'],
    [undefined, 'ArrowDown', 'free'],
    ['free', 'x', undefined],
  ])('moves from %s with %s to %s', (from, key, to) => {
    expect(rowAfterKey(rows, from, key)).toBe(to)
  })
})

describe('findByLetters', () => {
  it('finds the next row that starts with the letters, and continues at the top', () => {
    expect(findByLetters(rows, 'free', 'l')).toBe('login')
    expect(findByLetters(rows, 'group Swap', 'e')).toBe('group Email')
    expect(findByLetters(rows, 'login', 'wr')).toBe('wrong')
    expect(findByLetters(rows, 'wrong', 'wr')).toBe('wrong')
    expect(findByLetters(rows, 'free', 'x')).toBeUndefined()
  })
})
