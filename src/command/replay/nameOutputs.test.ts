import { expect, it } from 'vitest'
import { nameOutputs } from './nameOutputs.ts'

it('names outputs after the replayed files, each differently', () => {
  expect(nameOutputs(['a/swap.scenario.json', 'bug.foyer', 'b/swap.foyer', 'x.json'])).toEqual([
    'swap',
    'bug',
    'swap-2',
    'x',
  ])
})

it('names the output of a file whose name is only dots', () => {
  expect(nameOutputs(['a/...foyer', 'b/.foyer', '..scenario.json'])).toEqual([
    'run',
    'run-2',
    'run-3',
  ])
})
