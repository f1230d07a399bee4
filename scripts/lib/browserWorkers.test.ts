import { expect, it } from 'vitest'
import { browserWorkers } from './browserWorkers.mjs'

const gigabyte = 2 ** 30

it.each([
  { cores: 1, gigabytes: 1, workers: 2 },
  { cores: 2, gigabytes: 16, workers: 2 },
  { cores: 8, gigabytes: 64, workers: 8 },
  { cores: 8, gigabytes: 7, workers: 4 },
])(
  'runs $workers browser tests side by side on $cores cores with $gigabytes GB',
  ({ cores, gigabytes, workers }) => {
    expect(browserWorkers({ cores, memory: gigabytes * gigabyte })).toBe(workers)
  },
)
