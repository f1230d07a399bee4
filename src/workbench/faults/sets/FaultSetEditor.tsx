import { useId, useState } from 'react'
import { useStore } from 'zustand'
import type { FaultSet } from '../../../backends/mock/faults/faultTypes.ts'
import { idOfTitle } from '../../../run/format/idOfTitle.ts'
import { Field } from '../../parts/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Problem } from '../../parts/Problem.tsx'
import { Segmented } from '../../parts/Segmented.tsx'
import type { KnownFaultSet, SavedFaultSet } from './faultSets.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { describeFault } from '../../../run/words/describeFault.ts'
import { FaultForm } from '../FaultForm.tsx'

interface FaultSetEditorProps {
  /** The set that is edited; absent for a new one. */
  readonly before?: KnownFaultSet | undefined
  readonly title: string
  readonly about?: string | undefined
  readonly faults: FaultSet['faults']
  /** Names of the calls seen so far. */
  readonly names: readonly string[]
  readonly onSaved: (set: FaultSet) => void
  readonly onCancel: () => void
}

/** A form for a set of faults: its title, its faults and the place where it is saved. */
export function FaultSetEditor(props: FaultSetEditorProps) {
  const { before, about, names, onSaved, onCancel } = props
  const { faultSets } = useWorkbench()
  const folder = useStore(faultSets.store, (state) => state.folder)
  const usual = folder === undefined ? 'browser' : 'project'
  const [title, setTitle] = useState(props.title)
  const [faults, setFaults] = useState(props.faults)
  const [from, setFrom] = useState<SavedFaultSet['from']>(
    before?.from === 'browser' ? 'browser' : usual,
  )
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useId()
  // A link or a scenario keeps its set when the title changes.
  const name = before?.set.name ?? idOfTitle(title.trim(), 'set')

  async function save() {
    const missing = title.trim() === '' ? 'a title' : faults.length === 0 && 'at least one fault'
    const why = missing ? `A set needs ${missing}.` : undefined
    setProblem(why)
    if (why !== undefined) return
    const set = { name, title: title.trim(), ...(about === undefined ? {} : { about }), faults }
    setBusy(true)
    const failed = await faultSets.save({ set, from }, before)
    setBusy(false)
    setProblem(failed)
    if (failed === undefined) onSaved(set)
  }

  return (
    <section
      className="wb-stack"
      aria-label={before ? 'Edit a set of faults' : 'New set of faults'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <h3>{before ? `Edit “${before.set.title}”` : 'New set'}</h3>
      <form
        id={form}
        className="wb-stack"
        aria-label="Set of faults"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <Field
          label="Title"
          hint={from === 'project' && title.trim() !== '' ? `${folder}/${name}.faults.json` : ''}
        >
          {(tie) => (
            <input
              {...tie}
              className="wb-input"
              value={title}
              required
              maxLength={60}
              // The form opens because a person asked for it.
              autoFocus
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        {folder === undefined ? null : (
          <Segmented
            label="Saved in"
            value={from}
            choices={[
              { value: 'project', title: 'In the project' },
              { value: 'browser', title: 'In this browser' },
            ]}
            onChange={setFrom}
          />
        )}
      </form>
      <SetFaults faults={faults} onChange={setFaults} />
      <FaultForm names={names} onAdd={(rule) => setFaults([...faults, rule])} />
      <Problem text={problem} />
      <div className="wb-row wb-end">
        <button type="button" className="wb-button wb-small" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="submit"
          form={form}
          className="wb-button wb-small wb-primary"
          aria-disabled={isBusy || undefined}
        >
          Save set
        </button>
      </div>
    </section>
  )
}

interface SetFaultsProps {
  readonly faults: FaultSet['faults']
  readonly onChange: (faults: FaultSet['faults']) => void
}

function SetFaults({ faults, onChange }: SetFaultsProps) {
  return (
    <>
      <h3>
        Faults <span className="wb-count">{faults.length}</span>
      </h3>
      <ol className="wb-stack wb-faults">
        {faults.map((rule, index) => (
          <li key={`${index} ${JSON.stringify(rule)}`}>
            <span>{describeFault(rule)}</span>
            <IconButton
              icon="close"
              label={`Remove: ${describeFault(rule)}`}
              onClick={() => onChange(faults.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
