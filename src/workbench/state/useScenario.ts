import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import { freePlay } from '../stage/freePlay.ts'
import { useWorkbench } from './useWorkbench.ts'

/** The scenario that the address names; free play when it names none or an unknown one. */
export function useScenario(): Scenario {
  const { addressBar, scenarios } = useWorkbench()
  const wanted = useStore(addressBar.store, ({ address }) => address.scenario)
  return scenarios.find(({ id }) => id === wanted) ?? freePlay
}

/** What the player plays: a recording, else the scenario of the address. */
export function usePlayed(): Scenario {
  const { player } = useWorkbench()
  const scenario = useScenario()
  return useStore(player.store, ({ recording }) => recording) ?? scenario
}
