import { expect, it } from 'vitest'
import { listTarget } from './listTarget.ts'

const list = { count: 100, page: 8 }

it.each([
  ['ArrowDown', 4, { index: 5, step: 1 }],
  ['ArrowUp', 4, { index: 3, step: -1 }],
  ['Home', 4, { index: 0, step: 1 }],
  ['End', 4, { index: 99, step: -1 }],
  ['PageDown', 4, { index: 12, step: -1 }],
  ['PageDown', 97, { index: 99, step: -1 }],
  ['PageUp', 40, { index: 32, step: 1 }],
  ['PageUp', 4, { index: 0, step: 1 }],
])('%s leads from item %i, and on to one that can be chosen', (key, index, target) => {
  expect(listTarget(key, { ...list, index })).toEqual(target)
})

it.each([
  ['ArrowDown', 99],
  ['ArrowUp', 0],
  ['Tab', 4],
  ['Enter', 4],
])('%s on item %i is left alone', (key, index) => {
  expect(listTarget(key, { ...list, index })).toBeNull()
})
