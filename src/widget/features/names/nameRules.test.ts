import { describe, expect, it } from 'vitest'
import { nameProblem, otherNames, typedName } from './nameRules.ts'

describe('what is typed', () => {
  it('converts typed names to lower case, at most 63 characters', () => {
    expect(typedName(' Ada-L ')).toBe('ada-l')
    expect(typedName('a'.repeat(70))).toHaveLength(63)
  })
})

describe('a name', () => {
  it.each([
    ['abc', 'short'],
    ['a_', 'short'],
    ['abcd', undefined],
    ['ab-9', undefined],
    ['ab_cd', 'invalid'],
    ['ab cd', 'invalid'],
    ['äbcd', 'invalid'],
    ['ab.cd', 'invalid'],
    ['', undefined],
    ['a'.repeat(63), undefined],
    ['a'.repeat(64), 'invalid'],
  ])(
    'validates "%s": at least 4 characters, each a letter, a digit or a hyphen: %s [C-257]',
    (name, problem) => {
      expect(nameProblem(name, false)).toBe(problem)
    },
  )

  it('allows no name for an account that already has one [C-260]', () => {
    expect(['', 'abcd', 'a'].map((name) => nameProblem(name, true))).toEqual([
      'owned',
      'owned',
      'owned',
    ])
  })
})

it('offers only other names that are free and valid [C-265]', () => {
  const suggestions = [
    { name: 'ada-l', registered: false },
    { name: 'ada-1', registered: true },
    { name: 'ada-2', registered: false },
    { name: '<b>ada</b>', registered: false },
    { name: 'ada', registered: false },
  ]
  expect(otherNames('ada-l', suggestions)).toEqual(['ada-2'])
})
