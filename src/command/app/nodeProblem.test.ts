import { expect, it } from 'vitest'
import { nodeProblem } from './nodeProblem.ts'

it('refuses a Node that is too old, with the release that is needed', () => {
  expect(nodeProblem('18.20.4', '>=20.19')).toBe(
    'This is Node 18.20.4, and Node 20.19 or newer is needed: install it from nodejs.org, and run the command again.',
  )
  expect(nodeProblem('20.18.3', '>=20.19')).toContain('This is Node 20.18.3')
  expect(['20.19.0', '22.0.0'].map((version) => nodeProblem(version, '>=20.19'))).toEqual([
    undefined,
    undefined,
  ])
})
