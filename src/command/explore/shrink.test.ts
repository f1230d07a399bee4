import { expect, it } from 'vitest'
import { shrink } from './shrink.ts'

const all = Array.from({ length: 20 }, (_, index) => index)

it('keeps only what is needed to fail', async () => {
  const needs = (parts: readonly number[]) =>
    Promise.resolve([3, 11].every((one) => parts.includes(one)))
  expect(await shrink(all, needs, 200)).toEqual([3, 11])
})

it('stops at its limit with the parts that still fail', async () => {
  let tries = 0
  const fails = (parts: readonly number[]) => {
    tries += 1
    return Promise.resolve(parts.includes(19))
  }
  expect(await shrink(all, fails, 4)).toContain(19)
  expect(tries).toBe(4)
})
