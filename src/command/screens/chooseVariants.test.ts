import { expect, it } from 'vitest'
import { chooseVariants } from './chooseVariants.ts'

const [light, dark] = [{ name: 'light-desktop' }, { name: 'dark-phone' }]

it('chooses the variants with the names, in their own order, or all of them', () => {
  expect(chooseVariants([light, dark], ['dark-phone', 'light-desktop'])).toEqual([light, dark])
  expect(chooseVariants([light, dark], ['dark-phone'])).toEqual([dark])
  expect(chooseVariants([light, dark], [])).toEqual([light, dark])
})

it.each([
  ['dark-fone', 'There is no variant "dark-fone"; the nearest is dark-phone.'],
  ['x', 'There is no variant "x"; they are light-desktop, dark-phone.'],
])('rejects the unknown variant %s', (name, message) => {
  expect(() => chooseVariants([light, dark], [name])).toThrow(new Error(message))
})
