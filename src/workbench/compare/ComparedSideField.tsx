import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import type { ComparedRun, ComparedSide } from './comparison.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { comparedIds } from './comparedIds.ts'
import { runTitle } from './runTitle.ts'

interface ComparedSideFieldProps {
  readonly side: ComparedSide
  readonly onChoose: (id: string) => void
  readonly onFile: (file: File) => void
}

/** Chooses one of the two runs: from the list, from a file, or a file that is dropped here. */
export function ComparedSideField({ side, onChoose, onFile }: ComparedSideFieldProps) {
  const { comparison, recorder } = useWorkbench()
  const { earlier, opened, [side]: chosen } = useStore(comparison.store)
  const { steps, kept } = useStore(recorder.store)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const name = side === 'one' ? 'First' : 'Second'
  const isNow = chosen?.id === comparedIds.now
  const listed = [...earlier, ...opened].map((each) => each.id)
  const isListed =
    chosen === undefined || isNow || [...listed, ...kept.map(comparedIds.kept)].includes(chosen.id)

  return (
    <div
      className="wb-row wb-compare-side"
      data-over={isOver}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const file = event.dataTransfer.files.item(0)
        // Two files are for both sides.
        if (!file || event.dataTransfer.files.length > 1) return
        event.preventDefault()
        event.stopPropagation()
        onFile(file)
      }}
    >
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        className="wb-input"
        aria-label={`${name} run`}
        value={chosen?.id ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {chosen ? null : (
          <option value="" disabled>
            Choose a run
          </option>
        )}
        {isListed ? null : <option value={chosen.id}>{runTitle(chosen)}</option>}
        {steps.length > 0 || isNow ? (
          <option value={comparedIds.now}>
            {isNow ? runTitle(chosen) : `Present run, ${steps.length} steps`}
          </option>
        ) : null}
        <RunGroup label="Earlier runs of this tab" runs={earlier} />
        <RunGroup label="Files" runs={opened} />
        {kept.length > 0 ? (
          <optgroup label="Recordings, only their steps">
            {kept.map((recording) => (
              <option key={recording.id} value={comparedIds.kept(recording)}>
                {recording.title}, {recording.steps.length} steps
              </option>
            ))}
          </optgroup>
        ) : null}
      </select>
      <IconButton
        icon="open"
        label={`${name} run: choose or drop a run file`}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        accept=".foyer,.json,application/json"
        hidden
        aria-label={`File of the ${name.toLowerCase()} run`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0)
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

function RunGroup({ label, runs }: { label: string; runs: readonly ComparedRun[] }) {
  if (runs.length === 0) return null
  return (
    <optgroup label={label}>
      {runs.map((each) => (
        <option key={each.id} value={each.id}>
          {runTitle(each)}
        </option>
      ))}
    </optgroup>
  )
}
