import { expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/index.ts'
import { viewsOfSpec } from '../viewsOfSpec.ts'

const shown = new Set(
  scenarios.flatMap(({ steps }) =>
    steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : [])),
  ),
)

it.each(['connect', 'account', 'network', 'email'] as const)(
  'every %s view is reached in a scenario [C-040 C-041 C-042 C-043]',
  (group) => {
    expect(viewsOfSpec[group].filter((view) => !shown.has(view))).toEqual([])
  },
)
