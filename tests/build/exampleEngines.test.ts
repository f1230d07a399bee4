import { expect, it } from 'vitest'
import { engineProblem } from '../../scripts/lib/examples/engineProblem.mjs'

it.each([
  [undefined, '20.19.0'],
  ['>=22.12', '22.12.0'],
  ['>=22.12', '24.0.0'],
  ['^22.22.3 || ^24.15.0 || >=26', '24.21.0'],
  ['^22.22.3 || ^24.15.0 || >=26', '27.0.0'],
])('runs an example that needs %s on Node %s', (range, running) => {
  expect(engineProblem('nuxt', range, running)).toBeUndefined()
})

it.each([
  ['>=22.12', '20.20.2'],
  ['>=22.12', '22.11.9'],
  ['^22.22.3 || ^24.15.0 || >=26', '24.14.9'],
  ['^22.22.3 || ^24.15.0 || >=26', '25.9.0'],
])('skips an example that needs %s on Node %s, and says so', (range, running) => {
  expect(engineProblem('nuxt', range, running)).toBe(
    `nuxt needs Node ${range}, and this is Node ${running}.`,
  )
})
