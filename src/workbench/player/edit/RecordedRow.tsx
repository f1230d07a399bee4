import { memo, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { LookAt } from '../../lookBack/LookAt.tsx'
import type { StepEdits } from './recordingEditor.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import type { RecordedStep } from '../../recorder/recording.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { describeStep, timeText } from '../../../run/words/describeStep.ts'
import { StepForm } from './StepForm.tsx'

interface RecordedRowProps {
  readonly recorded: RecordedStep
  readonly edits: StepEdits
  /** Whether the step has happened on the stage. */
  readonly hasHappened: boolean
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A step of a recording with the buttons that change it, and its form while it is edited. A list has many, of which few change at once. */
export const RecordedRow = memo(function RecordedRow(props: RecordedRowProps) {
  const { recorded, edits, hasHappened, number, isFirst, isLast } = props
  const { id, step } = recorded
  const { recorder } = useWorkbench()
  const isLookedAt = useStore(recorder.store, (now) => hasHappened && now.lookedAt === number)
  const { kind, text } = describeStep(step)
  const [form, setForm] = useState<'edit' | 'insert'>()
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    // The form had the focus.
    if (wasOpen.current && form === undefined) row.current?.querySelector('button')?.focus()
    wasOpen.current = form !== undefined
  }, [form])

  function save(next: RecordedStep['step']) {
    if (form === 'edit') edits.replace(id, next)
    else edits.insert(id, next)
    setForm(undefined)
  }

  return (
    <li ref={row} data-state="recorded" data-kind={kind} data-looked={isLookedAt || undefined}>
      <span className="wb-step-mark" aria-hidden="true">
        {number}
      </span>
      <span className="wb-step-text" data-time={timeText(step)}>
        {text}
      </span>
      <span className="wb-recorded-edit">
        <IconButton icon="edit" label={`Edit: ${text}`} onClick={() => setForm('edit')} />
        <IconButton
          icon="plus"
          label={`Add a step after: ${text}`}
          onClick={() => setForm('insert')}
        />
        <IconButton
          icon="up"
          label={`Move up: ${text}`}
          disabled={isFirst}
          onClick={() => edits.move(id, -1)}
        />
        <IconButton
          icon="down"
          label={`Move down: ${text}`}
          disabled={isLast}
          onClick={() => edits.move(id, 1)}
        />
        <IconButton icon="close" label={`Remove: ${text}`} onClick={() => edits.remove(id)} />
        {hasHappened ? <LookAt count={number} text={text} /> : null}
      </span>
      {form === undefined ? null : (
        <StepForm
          key={form}
          {...(form === 'edit' ? { step } : {})}
          onSave={save}
          onCancel={() => setForm(undefined)}
        />
      )}
    </li>
  )
})
