import { expect, it } from 'vitest'
import * as real from '../real/index.ts'
import * as mock from './index.ts'

it('foyerkit-lab/mock exports everything that it replaces', () => {
  expect(Object.keys(mock)).toEqual(expect.arrayContaining(Object.keys(real)))
})
