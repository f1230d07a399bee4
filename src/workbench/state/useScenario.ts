import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import { freePlay } from '../../stage/freePlay.ts'
import { useWorkbench } from './useWorkbench.ts'

/** The scenario that the address names; free play when it names none or an unknown one. A recording of the project or this browser is a scenario, too. */
export function useScenario(): Scenario {
  const { addressBar, scenarios, project, recorder } = useWorkbench()
  const wanted = useStore(addressBar.store, ({ address }) => address.scenario)
  const saved = useStore(project.store, (now) => now.scenarios)
  const kept = useStore(recorder.store, (now) => now.kept)
  return [...scenarios, ...saved, ...kept].find(({ id }) => id === wanted) ?? freePlay
}
