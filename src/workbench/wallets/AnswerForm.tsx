import { useState } from 'react'
import { Field } from '../parts/Field.tsx'

interface AnswerFormProps {
  readonly method: string
  readonly onAnswer: (result: unknown) => void
}

/** Any response, right or wrong, as JSON. */
export function AnswerForm({ method, onAnswer }: AnswerFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  return (
    <form
      className="wb-stack"
      onSubmit={(event) => {
        event.preventDefault()
        const answer = parseAnswer(text)
        setProblem(answer.problem)
        if (answer.problem === undefined) onAnswer(answer.value)
      }}
    >
      <Field label={`Result of ${method}, as JSON`} problem={problem}>
        {(tie) => (
          <textarea
            {...tie}
            className="wb-input wb-mono"
            rows={3}
            spellCheck={false}
            placeholder={'["0x…"]'}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <div className="wb-row">
        <button type="submit" className="wb-button">
          Answer with this
        </button>
      </div>
    </form>
  )
}

type Answer =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

/** Parses typed JSON, and explains its problem in plain words. */
export function parseAnswer(text: string): Answer {
  if (text.trim() === '') return { problem: 'Write JSON: a text needs quotes, nothing is null.' }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const hint = /^[\w.-]+$/.test(text.trim()) ? ` A text needs quotes: "${text.trim()}".` : ''
    return { problem: `This is not JSON: ${why}.${hint}` }
  }
}
