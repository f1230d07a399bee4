import { useState } from 'react'
import { useStore } from 'zustand'
import { Problem } from '../../parts/Problem.tsx'
import type { KnownFaultSet } from './faultSets.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { FaultSetRow } from './FaultSetRow.tsx'
import type { useFaultSwitches } from './useFaultSwitches.ts'

interface FaultSetListProps {
  readonly switches: ReturnType<typeof useFaultSwitches>
  /** Number of changed calls by id of the rule. */
  readonly hits: ReadonlyMap<string, number>
  readonly onEdit: (known: KnownFaultSet) => void
}

/** The sets of faults with their switches. */
export function FaultSetList({ switches, hits, onEdit }: FaultSetListProps) {
  const { faultSets } = useWorkbench()
  const { sets, problems } = useStore(faultSets.store)
  const [problem, setProblem] = useState<string>()
  const [deleted, setDeleted] = useState<KnownFaultSet>()

  function change(known: KnownFaultSet, on: boolean) {
    setProblem(undefined)
    try {
      if (on) switches.use(known.set)
      else switches.stop(known.set.name)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setProblem(error.message)
    }
  }

  async function remove(known: KnownFaultSet) {
    // A set that is in use and not saved would be listed as one of a link.
    if (switches.isOn(known.set.name)) switches.stop(known.set.name)
    const why = await faultSets.remove(known)
    setProblem(why)
    if (why === undefined) setDeleted(known)
  }

  async function restore({ set, from }: KnownFaultSet) {
    if (from !== 'project' && from !== 'browser') return
    setProblem(await faultSets.save({ set, from }))
    setDeleted(undefined)
  }

  return (
    <section className="wb-stack" aria-label="Sets of faults">
      <h3>Sets</h3>
      <ul className="wb-stack wb-fault-sets">
        {sets.map((known) => {
          const live = switches.rulesOf(known.set.name)
          return (
            <FaultSetRow
              key={known.set.name}
              known={known}
              live={live}
              hits={live.reduce((sum, { id }) => sum + (hits.get(id) ?? 0), 0)}
              onSwitch={(on) => change(known, on)}
              onEdit={() => onEdit(known)}
              onRemove={() => void remove(known)}
            />
          )
        })}
      </ul>
      {deleted ? (
        <p className="wb-hint wb-row" role="status">
          Deleted “{deleted.set.title}”.
          <button
            type="button"
            className="wb-link"
            // The row with the button that had the focus is gone.
            autoFocus
            onClick={() => void restore(deleted)}
          >
            Undo
          </button>
        </p>
      ) : null}
      <Problem text={problem} />
      {problems.map((text) => (
        <p key={text} className="wb-problem">
          {text}
        </p>
      ))}
    </section>
  )
}
