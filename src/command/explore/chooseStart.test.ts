import { expect, it } from 'vitest'
import { findScenarioProblems } from '../../scenarios/index.ts'
import { chooseStart } from './chooseStart.ts'
import { createRandomPicker } from './randomPicker.ts'

const starts = Array.from({ length: 60 }, (_, seed) => chooseStart(createRandomPicker(seed)))

it('chooses the same start for the same seed', () => {
  expect(chooseStart(createRandomPicker(5))).toEqual(starts[5])
})

it('chooses devices, worlds and late answers that a scenario can have', () => {
  expect(new Set(starts.map(({ device }) => device))).toEqual(
    new Set([undefined, 'android', 'iphone']),
  )
  expect(starts.filter(({ world }) => world !== undefined).length).toBeGreaterThan(10)
  expect(starts.filter(({ faults }) => faults !== undefined).length).toBeGreaterThan(10)
  expect(starts.flatMap((start) => findScenarioProblems({ ...start, steps: [] }))).toEqual([])
})
