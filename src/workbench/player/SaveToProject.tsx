import { useEffect, useRef, useState } from 'react'
import type { Scenario } from '../../scenarios/index.ts'
import { Field } from '../parts/Field.tsx'
import { Problem } from '../parts/Problem.tsx'
import { nameRecording } from '../recorder/recordingFiles.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

interface SaveToProjectProps {
  readonly recording: Scenario
  readonly folder: string
  /** Path of the saved file, relative to the project. */
  readonly onSaved: (path: string) => void
  readonly onCancel: () => void
}

/** Saves a recording as a file of the project, with title and tags. A file with the same name is replaced after a question. */
export function SaveToProject({ recording, folder, onSaved, onCancel }: SaveToProjectProps) {
  const { project } = useWorkbench()
  const [title, setTitle] = useState(recording.title)
  const [tags, setTags] = useState(recording.tags.join(', '))
  const [answer, setAnswer] = useState<{ problem: string; replaces: boolean }>()
  const [isBusy, setBusy] = useState(false)
  const named = nameRecording(recording, title)
  const replaces = answer?.replaces ?? false
  const form = useRef<HTMLFormElement>(null)

  // Its buttons are in view, also after an answer above them.
  useEffect(() => {
    void form.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  async function save() {
    setBusy(true)
    const saved = await project.save({ ...named, tags: tagsOf(tags) }, replaces)
    setBusy(false)
    if ('path' in saved) onSaved(saved.path)
    else if ('exists' in saved) setAnswer({ problem: saved.exists, replaces: true })
    else setAnswer({ problem: saved.problem, replaces: false })
  }

  return (
    <form
      ref={form}
      className="wb-step-form"
      aria-label="Save to the project"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <Field label="Title" hint={`${folder}/${named.id}.scenario.json`}>
        {(tie) => (
          <input
            {...tie}
            className="wb-input"
            value={title}
            required
            // The form opens because a person asked for it.
            autoFocus
            onChange={(event) => {
              setTitle(event.target.value)
              // Another title is another file.
              setAnswer(undefined)
            }}
          />
        )}
      </Field>
      <Field label="Tags" hint="Separated by commas">
        {(tie) => (
          <input
            {...tie}
            className="wb-input"
            value={tags}
            onChange={(event) => setTags(event.target.value)}
          />
        )}
      </Field>
      <Problem text={answer?.problem} />
      <div className="wb-row wb-end">
        <button type="button" className="wb-button wb-small" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="submit"
          className="wb-button wb-small wb-primary"
          aria-disabled={isBusy || undefined}
        >
          {replaces ? 'Replace' : 'Save'}
        </button>
      </div>
    </form>
  )
}

const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
