import { expect, it } from 'vitest'
import { createTreeTime, processOf } from './processorTime.mjs'

const one = (pid: number, parent: number, ticks: number, began = 1) => ({
  pid,
  parent,
  ticks,
  began,
})

it('reads a process whose name has spaces and parentheses', () => {
  const line =
    '4711 (a (b) c) S 815 4711 4711 0 -1 4194560 900 0 0 0 120 30 7 8 20 0 1 0 5000 1000 200'
  expect(processOf(line)).toEqual({ pid: 4711, parent: 815, ticks: 150, began: 5000 })
})

it('adds up the processes below the root, without the root and without others', () => {
  const time = createTreeTime(1)
  time.add([one(1, 0, 1000), one(2, 1, 10), one(3, 2, 5), one(9, 8, 700), one(8, 0, 50)])
  expect(time.ticks()).toBe(15)
})

it('keeps the time of a process that ended', () => {
  const time = createTreeTime(1)
  time.add([one(2, 1, 10), one(3, 2, 5)])
  time.add([one(2, 1, 12)])
  expect(time.ticks()).toBe(17)
})

it('follows a process that lost its parent, and what it starts', () => {
  const time = createTreeTime(1)
  time.add([one(2, 1, 10), one(3, 2, 5)])
  time.add([one(3, 99, 20), one(4, 3, 1)])
  expect(time.ticks()).toBe(31)
})

it('takes a pid that is used again for another process', () => {
  const time = createTreeTime(1)
  time.add([one(2, 1, 10)])
  time.add([one(2, 1, 3, 50)])
  expect(time.ticks()).toBe(13)
  time.add([one(2, 7, 400, 90)])
  expect(time.ticks()).toBe(13)
})
