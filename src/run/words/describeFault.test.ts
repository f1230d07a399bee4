import { expect, it } from 'vitest'
import { describeFault } from './describeFault.ts'

const drop = { kind: 'drop' } as const

it.each([
  ['swap.quote', { nth: 2 }, 'call 2 of swap.quote loses its connection'],
  ['*', { always: true }, 'every call to a service loses its connection'],
  ['*', { probability: 0.3 }, '30 % of all calls to services loses its connection'],
  ['chain.*', { forMs: 60_000 }, 'every chain.* loses its connection in the first 1:00'],
] as const)('describes a fault on %s %o', (target, when, words) => {
  expect(describeFault({ target, when, effect: drop })).toBe(words)
})
