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
