import { useId } from 'react'
import type { FaultRule } from '../../../backends/mock/faults/faultTypes.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { Switch } from '../../parts/Switch.tsx'
import type { KnownFaultSet } from './faultSets.ts'
import { describeFault } from '../../../run/words/describeFault.ts'

interface FaultSetRowProps {
  readonly known: KnownFaultSet
  /** Its rules in this world; none if it is off. */
  readonly live: readonly FaultRule[]
  /** Number of calls that its rules have changed. */
  readonly hits: number
  readonly onSwitch: (on: boolean) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const places = {
  builtIn: '',
  project: 'in the project',
  browser: 'in this browser',
  link: 'from a link or a recording',
}

/** One set of faults with its switch. */
export function FaultSetRow({ known, live, hits, onSwitch, onEdit, onRemove }: FaultSetRowProps) {
  const { set, from } = known
  const id = useId()
  const isOn = live.length > 0
  const isOther = isOn && textOf(live) !== textOf(set.faults)
  const count = `${set.faults.length} ${set.faults.length === 1 ? 'fault' : 'faults'}`
  return (
    <li className="wb-fault-set" data-on={isOn}>
      <div className="wb-row">
        <Switch label={set.title} describedBy={id} on={isOn} onChange={onSwitch} />
        <span className="wb-end wb-row">
          <IconButton
            icon={from === 'builtIn' ? 'copy' : from === 'link' ? 'save' : 'edit'}
            label={`${from === 'builtIn' ? 'Copy' : from === 'link' ? 'Save' : 'Edit'} the set ${set.title}`}
            onClick={onEdit}
          />
          {from === 'project' || from === 'browser' ? (
            <IconButton icon="close" label={`Delete the set ${set.title}`} onClick={onRemove} />
          ) : null}
        </span>
      </div>
      <p id={id} className="wb-hint">
        {set.about ?? set.faults.slice(0, 2).map(describeFault).join('; ')}
        {set.about === undefined && set.faults.length > 2 ? '; …' : ''}{' '}
        <span className="wb-fault-set-facts">
          {[count, places[from], isOn ? `${hits} ${hits === 1 ? 'hit' : 'hits'}` : '']
            .filter((each) => each !== '')
            .join(', ')}
        </span>
      </p>
      {isOther ? (
        <p className="wb-hint">
          Its faults here differ from the saved set. Switch it off and on to use the saved one.
        </p>
      ) : null}
    </li>
  )
}

const textOf = (rules: readonly Omit<FaultRule, 'id'>[]) =>
  JSON.stringify(rules.map(({ target, when, effect }) => [target, when, effect]))
