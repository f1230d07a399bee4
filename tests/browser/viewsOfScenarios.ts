import type { Scenario } from '../../src/scenarios/index.ts'
import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'

/** The views that a scenario expects, in order. */
export function viewsShown({ steps }: Scenario): ViewName[] {
  return steps.flatMap((step) => ('expect' in step && step.expect === 'view' ? [step.is] : []))
}

/** A scenario for each view: the first that shows it. Views without one are absent. */
export function scenarioPerView(
  scenarios: readonly Scenario[],
  views: readonly ViewName[],
): ReadonlyMap<Scenario, readonly ViewName[]> {
  const chosen = new Map<Scenario, ViewName[]>()
  for (const view of views) {
    const shows = (scenario: Scenario) => viewsShown(scenario).includes(view)
    // Prefers a scenario that is played anyway, so that few are played.
    const scenario = [...chosen.keys()].find(shows) ?? scenarios.find(shows)
    if (scenario !== undefined) chosen.set(scenario, [...(chosen.get(scenario) ?? []), view])
  }
  return chosen
}
