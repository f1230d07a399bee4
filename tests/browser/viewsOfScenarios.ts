import type { Scenario } from '../../src/scenarios/index.ts'
import type { ViewName } from '../../src/widget/core/modal/viewParams.ts'

/** The views that a scenario says are shown, in its order. */
export function viewsShown({ steps }: Scenario): ViewName[] {
  return steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : []))
}

/** A scenario for each view: the first that shows it. Views that none shows are absent. */
export function scenarioPerView(
  scenarios: readonly Scenario[],
  views: readonly ViewName[],
): ReadonlyMap<Scenario, readonly ViewName[]> {
  const chosen = new Map<Scenario, ViewName[]>()
  for (const view of views) {
    const shows = (scenario: Scenario) => viewsShown(scenario).includes(view)
    // One that is played anyway is taken first, so that few are played.
    const scenario = [...chosen.keys()].find(shows) ?? scenarios.find(shows)
    if (scenario !== undefined) chosen.set(scenario, [...(chosen.get(scenario) ?? []), view])
  }
  return chosen
}
