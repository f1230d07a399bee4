import { useState } from 'react'
import { useStore } from 'zustand'
import { Field } from '../parts/Field.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'

/** Asks for the secret that a step of the play waits for. */
export function AskSecret() {
  const { secrets } = useWorkbench()
  const wanted = useStore(secrets.store, (now) => now.wanted)
  return wanted === undefined ? null : <Form key={wanted} name={wanted} />
}

function Form({ name }: { readonly name: string }) {
  const { secrets } = useWorkbench()
  const [text, setText] = useState('')
  return (
    <form
      className="wb-step-form"
      aria-label={`Secret: ${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        secrets.give(name, text)
      }}
    >
      <Field label={name} hint="The recording lacks it. It stays in this tab until you leave it.">
        {(tie) => (
          <input
            {...tie}
            className="wb-input"
            type="password"
            autoComplete="off"
            value={text}
            required
            // The play waits for it.
            autoFocus
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="wb-row wb-end">
        <button type="submit" className="wb-button wb-small wb-primary">
          Go on
        </button>
      </div>
    </form>
  )
}
