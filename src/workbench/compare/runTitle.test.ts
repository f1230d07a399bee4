import { expect, it } from 'vitest'
import type { RunFile } from '../../run/file/runFile.ts'
import { runTitle } from './runTitle.ts'

const run = {
  recording: { id: 'x', title: 'The price moves', tags: [], steps: [{ do: 'reload' }] },
} as unknown as RunFile

it('names a run by its origin, its title and its end', () => {
  expect(runTitle({ id: 'now', run })).toBe('Present run: The price moves, 1 step')
  expect(runTitle({ id: 'file:1', run, from: 'bug.foyer' })).toBe(
    'bug.foyer: The price moves, 1 step',
  )
  expect(
    runTitle({ id: 'kept:1', run: { ...run, failure: { step: 9, message: 'Expected: open' } } }),
  ).toBe('The price moves, 1 step, fails at step 9')
})
