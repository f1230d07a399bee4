import { expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/index.ts'
import { mainScenarios } from '../otherBrowsers/mainScenarios.ts'
import { viewsOfSpec } from '../viewsOfSpec.ts'

/** The views that scenarios say they reach. */
const shownIn = (some: typeof scenarios) =>
  new Set(
    some.flatMap(({ steps }) =>
      steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : [])),
    ),
  )
const shown = shownIn(scenarios)

it.each(['connect', 'account', 'network', 'email'] as const)(
  'every %s view is reached in a scenario [C-040 C-041 C-042 C-043]',
  (group) => {
    expect(viewsOfSpec[group].filter((view) => !shown.has(view))).toEqual([])
  },
)

it('each of them is shown in other browsers, too', () => {
  const main = scenarios.filter(({ id }) => mainScenarios.includes(id))
  expect(main).toHaveLength(mainScenarios.length)
  const shownInMain = shownIn(main)
  expect([...shown].filter((view) => !shownInMain.has(view))).toEqual([])
})
