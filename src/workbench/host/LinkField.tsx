import { useState } from 'react'
import { Field } from '../parts/Field.tsx'

interface LinkFieldProps {
  readonly label: string
  readonly value: string
  readonly onCommit: (value: string) => void
}

/** A link of the host. Takes effect with Enter or on blur; empty removes it. */
export function LinkField({ label, value, onCommit }: LinkFieldProps) {
  const [typed, setTyped] = useState<string>()
  const wrong = typed !== undefined && typed !== '' && !typed.startsWith('https://')

  function commit() {
    if (typed === undefined || wrong) return
    if (typed !== value) onCommit(typed)
    setTyped(undefined)
  }

  return (
    <Field label={label} problem={wrong ? 'An https address, or nothing.' : undefined}>
      {(tie) => (
        <input
          {...tie}
          type="url"
          className="wb-input wb-mono"
          spellCheck={false}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'Escape') setTyped(undefined)
          }}
        />
      )}
    </Field>
  )
}
