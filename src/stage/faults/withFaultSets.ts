import { rulesOfSet } from '../../backends/mock/index.ts'
import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import type { Scenario, ScenarioFault } from '../../scenarios/index.ts'

type Faults = NonNullable<Scenario['faults']>

/** A scenario whose world also begins with the faults of some sets. Its own faults come first, so that they apply. */
export function withFaultSets(scenario: Scenario, sets: readonly FaultSet[] = []): Scenario {
  if (sets.length === 0) return scenario
  const own = scenario.faults ?? []
  const added = sets
    .flatMap(rulesOfSet)
    .filter(({ id }) => own.every((rule) => rule.id !== id)) as readonly ScenarioFault[]
  return { ...scenario, faults: [...own, ...(added as Faults)] }
}
