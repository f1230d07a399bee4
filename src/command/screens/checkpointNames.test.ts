import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { checkpointNames } from './checkpointNames.ts'

const connect: Step = { expect: 'view', is: 'Connect' }
const escape: Step = { do: 'press', key: 'Escape' }

it('names each step that expects a view, and the last step', () => {
  expect([...checkpointNames([escape, connect, escape, escape])]).toEqual([
    [1, 'The view is Connect'],
    [3, 'Press Escape'],
  ])
})

it('numbers the checkpoints of the same name', () => {
  expect([...checkpointNames([connect, escape, connect])]).toEqual([
    [0, 'The view is Connect'],
    [2, 'The view is Connect (2)'],
  ])
})
