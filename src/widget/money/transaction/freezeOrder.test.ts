import { expect, it } from 'vitest'
import { freezeOrder } from './freezeOrder.ts'

it('copies an order and freezes every part of it, including empty ones', () => {
  const order = { shown: { path: [{ to: 'ada' }], note: null, memo: undefined } }
  const frozen = freezeOrder(order)
  expect(frozen).toEqual(order)
  expect(frozen.shown).not.toBe(order.shown)
  expect(
    [frozen, frozen.shown, frozen.shown.path, frozen.shown.path[0]].every(Object.isFrozen),
  ).toBe(true)
})
