import { useEffect } from 'react'
import { useStore } from 'zustand'
import { setOfRule } from '../../../backends/mock/index.ts'
import type { FaultRule, FaultSet } from '../../../backends/mock/faults/faultTypes.ts'
import type { StageApi } from '../../../stage/stageApi.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'

/** Switches sets of faults on and off: in this world, and in the address, so that the next world and a link have them. */
export function useFaultSwitches({ simulator: { faults } }: StageApi) {
  const { addressBar, faultSets } = useWorkbench()
  const { sets } = useStore(faultSets.store)
  const rules = faults.list()
  const names = [...new Set(rules.flatMap((rule) => setOfRule(rule) ?? []))]
  const unknown = names.filter((name) => sets.every(({ set }) => set.name !== name)).join(' ')

  // A link or a recording has brought them along.
  useEffect(() => {
    for (const name of unknown.split(' ').filter((each) => each !== '')) {
      const given = addressBar.current.faults?.find((set) => set.name === name)
      const live = faults.list().filter((rule) => setOfRule(rule) === name)
      faultSets.remember(given ?? { name, title: name, faults: live.map(withoutId) })
    }
  }, [unknown, addressBar, faultSets, faults])

  /** Writes the sets of the next world into the address. */
  function keep(change: (sets: readonly FaultSet[]) => readonly FaultSet[]) {
    const { faults: before = [], ...address } = addressBar.current
    const next = change(before)
    addressBar.replace(next.length === 0 ? address : { ...address, faults: next })
  }
  const without = (name: string) => (all: readonly FaultSet[]) =>
    all.filter((set) => set.name !== name)

  return {
    isOn: (name: string) => names.includes(name),
    rulesOf: (name: string) => rules.filter((rule) => setOfRule(rule) === name),
    /** Switches a set on; one that is on starts again. */
    use(set: FaultSet) {
      faults.use(set)
      keep((all) => [...without(set.name)(all), set])
    },
    stop(name: string) {
      faults.stop(name)
      keep(without(name))
    },
    clear() {
      faults.clear()
      keep(() => [])
    },
  }
}

const withoutId = ({ id: _, ...rule }: FaultRule) => rule
