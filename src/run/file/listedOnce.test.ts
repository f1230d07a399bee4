import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { listedOnce } from './listedOnce.ts'

const recording: Scenario = {
  id: 'recorded-1',
  title: 'Recording',
  tags: ['recorded'],
  steps: [{ do: 'press', key: 'Tab' }],
  seed: 7,
}

it('names the file of the project that a recording is saved as, under another title, tags and order of fields', () => {
  const { id: _, ...rest } = recording
  const saved = { seed: 7, ...rest, id: 'project.tab', title: 'Ada tabs', tags: ['own'] }
  expect(listedOnce([saved], [recording])).toEqual({
    kept: [],
    listedAs: { 'recorded-1': 'project.tab' },
  })
})

it('lists a recording whose file has other steps or another seed', () => {
  const saved = { ...recording, id: 'project.tab' }
  const others = [
    { ...recording, seed: 8 },
    { ...recording, id: 'recorded-2', steps: [] },
  ]
  expect(listedOnce([saved], others)).toEqual({ kept: others, listedAs: {} })
})
