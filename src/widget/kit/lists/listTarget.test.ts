import { expect, it } from 'vitest'
import { listTarget } from './listTarget.ts'

const list = { count: 100, columns: 1, page: 8 }

it.each([
  ['ArrowDown', 4, { index: 5, step: 1 }],
  ['ArrowUp', 4, { index: 3, step: -1 }],
  ['Home', 4, { index: 0, step: 1 }],
  ['End', 4, { index: 99, step: -1 }],
  ['PageDown', 4, { index: 12, step: -1 }],
  ['PageDown', 97, { index: 99, step: -1 }],
  ['PageUp', 40, { index: 32, step: 1 }],
  ['PageUp', 4, { index: 0, step: 1 }],
])('moves with %s from item %i, and on to one that can be chosen', (key, index, target) => {
  expect(listTarget(key, { ...list, index })).toEqual(target)
})

it.each([
  ['ArrowDown', 99],
  ['ArrowUp', 0],
  ['ArrowRight', 4],
  ['ArrowLeft', 4],
  ['Tab', 4],
  ['Enter', 4],
])('ignores %s on item %i', (key, index) => {
  expect(listTarget(key, { ...list, index })).toBeNull()
})

const grid = { count: 99, columns: 4, page: 3 }

it.each([
  ['ArrowDown', 4, { index: 8, step: 1 }],
  ['ArrowDown', 95, { index: 98, step: 1 }],
  ['ArrowUp', 6, { index: 2, step: -1 }],
  ['ArrowRight', 7, { index: 8, step: 1 }],
  ['ArrowLeft', 8, { index: 7, step: -1 }],
  ['PageDown', 5, { index: 17, step: -1 }],
  ['PageDown', 94, { index: 98, step: -1 }],
  ['PageUp', 22, { index: 10, step: 1 }],
  ['PageUp', 6, { index: 2, step: 1 }],
])(
  'moves with %s in a grid from item %i to its neighbour in that direction',
  (key, index, target) => {
    expect(listTarget(key, { ...grid, index })).toEqual(target)
  },
)

it.each([
  ['ArrowDown', 96],
  ['ArrowUp', 3],
  ['ArrowRight', 98],
  ['ArrowLeft', 0],
])('ignores %s in a grid on item %i at the edge', (key, index) => {
  expect(listTarget(key, { ...grid, index })).toBeNull()
})
