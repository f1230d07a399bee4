import { expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { mainScenarios } from '../otherBrowsers/mainScenarios.ts'
import { viewsOfSpec } from '../viewsOfSpec.ts'

/** The views that scenarios expect. */
const shownIn = (some: typeof scenarios) =>
  new Set(
    some.flatMap(({ steps }) =>
      steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : [])),
    ),
  )
const shown = shownIn(scenarios)

it.each(['connect', 'account', 'network', 'email'] as const)(
  'reaches every %s view in a scenario [C-040 C-041 C-042 C-043]',
  (group) => {
    expect(viewsOfSpec[group].filter((view) => !shown.has(view))).toEqual([])
  },
)

it('shows each of them in other browsers, too', () => {
  const main = scenarios.filter(({ id }) => mainScenarios.includes(id))
  expect(main).toHaveLength(mainScenarios.length)
  const shownInMain = shownIn(main)
  expect([...shown].filter((view) => !shownInMain.has(view))).toEqual([])
})
