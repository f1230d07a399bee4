import { useState, type Ref } from 'react'
import { useCore } from '../../core/coreContext.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'
import { errorText } from '../../core/texts/errorText.ts'
import { Spinner } from '../../kit/icons/Spinner.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { longestName, typedName, type NameProblem } from './nameRules.ts'
import type { RegisterNameState } from './registerNameFlow.ts'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'

const problemTexts: Record<
  NameProblem,
  keyof LocaleTexts['names'] & ('tooShort' | 'invalid' | 'alreadyOwned')
> = {
  short: 'tooShort',
  invalid: 'invalid',
  owned: 'alreadyOwned',
}

/** The input of a name; the suffix that all names have stands behind it (C-145, C-258). */
export function NameField({
  state,
  onType,
  onSubmit,
  field,
}: {
  state: RegisterNameState
  onType: (text: string) => void
  onSubmit: () => void
  field?: Ref<HTMLInputElement>
}) {
  const core = useCore()
  const { backend } = core
  const texts = core.use(nameTexts)
  const busy = state.status === 'waiting' || state.status === 'checking'
  const problem = state.status === 'entering' ? state.problem : undefined
  const inline = problem && texts[problemTexts[problem]]
  // A blank at the end stays while it may become one inside the name, which has none.
  const [entered, setEntered] = useState('')
  const isOfName = typedName(entered) === state.name
  return (
    <TextField
      {...(field ? { field } : {})}
      name="account-name"
      label={texts.label}
      placeholder={texts.placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      enterKeyHint="done"
      maxLength={longestName}
      value={isOfName ? entered.trimStart().toLowerCase() : state.name}
      error={state.status === 'unchecked' ? errorText(core, state.error) : inline}
      trailing={
        <span className="fy-name-end">
          {busy && <Spinner size={16} />}
          <span className="fy-name-zone">{backend.names?.suffix}</span>
        </span>
      }
      onChange={(text) => {
        setEntered(text)
        onType(text)
      }}
      onSubmit={onSubmit}
    />
  )
}
