import { useState } from 'react'
import { useStore } from 'zustand'
import type { FaultRule, FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import { setOfRule } from '../../backends/mock/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { KnownFaultSet } from './sets/faultSets.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { ActiveFaults } from './ActiveFaults.tsx'
import { FaultForm } from './FaultForm.tsx'
import { FaultSetEditor } from './sets/FaultSetEditor.tsx'
import { FaultSetList } from './sets/FaultSetList.tsx'
import { useFaultSwitches } from './sets/useFaultSwitches.ts'
import './faults.css'

interface Editing {
  readonly before?: KnownFaultSet
  readonly title: string
  readonly about?: string | undefined
  readonly faults: FaultSet['faults']
}

const setByHand = { name: 'set-by-hand', title: 'Set by hand' }

/** The sets of faults, a form for a single fault, and the faults of this world. */
export function FaultPanel({ stage }: { stage: StageApi }) {
  const { faults, calls } = stage.simulator
  useThrottledSource(faults)
  useThrottledSource(calls, 100)
  const { faultSets } = useWorkbench()
  const { sets } = useStore(faultSets.store)
  const switches = useFaultSwitches(stage)
  const [editing, setEditing] = useState<Editing>()
  const rules = faults.list()
  const hits = new Map<string, number>()
  for (const { faultId } of calls.list()) {
    if (faultId !== undefined) hits.set(faultId, (hits.get(faultId) ?? 0) + 1)
  }
  const names = [...new Set(calls.list().map(({ name }) => name))].toSorted()

  function edit(known: KnownFaultSet) {
    const { title, about, faults } = known.set
    if (known.from === 'builtIn') setEditing({ title: `${title}, my copy`, about, faults })
    else setEditing({ before: known, title, about, faults })
  }

  /** Moves the faults that are in no set into one, because sets stay on. */
  function keepOn() {
    const own = rules.filter((rule) => setOfRule(rule) === undefined)
    for (const { id } of own) faults.remove(id)
    const kept = [...switches.rulesOf(setByHand.name), ...own]
    switches.use({ ...setByHand, faults: kept.map(withoutId) })
  }

  if (editing) {
    return (
      <FaultSetEditor
        {...editing}
        names={names}
        onSaved={(set) => {
          // A set that is on has its new faults at once.
          if (switches.isOn(set.name)) switches.use(set)
          setEditing(undefined)
        }}
        onCancel={() => setEditing(undefined)}
      />
    )
  }
  return (
    <div className="wb-stack">
      <FaultSetList switches={switches} hits={hits} onEdit={edit} />
      <FaultForm names={names} onAdd={(rule) => void faults.add(rule)} />
      <ActiveFaults
        rules={rules}
        hits={hits}
        titleOf={(name) => sets.find(({ set }) => set.name === name)?.set.title ?? name}
        onRemove={(id) => faults.remove(id)}
        onClear={switches.clear}
        onSave={() => setEditing({ title: '', faults: rules.map(withoutId) })}
        onKeep={keepOn}
      />
    </div>
  )
}

const withoutId = ({ id: _, ...rule }: FaultRule) => rule
