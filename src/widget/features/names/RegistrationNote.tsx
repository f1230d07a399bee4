import { useCore } from '../../core/coreContext.ts'
import { createNameTexts } from '../../core/texts/account/nameTexts.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { registrationFailure } from './registrationFailure.ts'
import type { RegisterNameState } from './registerNameFlow.ts'

/** The reason why the registration failed, while the name is still in the field. The toast has announced it (C-335). */
export function RegistrationNote({ state }: { state: RegisterNameState }) {
  const core = useCore()
  const error = state.status === 'checked' ? state.refused : undefined
  if (error === undefined || error.code === 'aborted') return null
  const name = `${state.name}${core.backend.names?.suffix ?? ''}`
  return (
    <Notice size="s" tone="error" alert={false}>
      <p>
        {error.code === 'wallet.rejected'
          ? core.use(createNameTexts).declined
          : registrationFailure(core, error, name)}
      </p>
      {state.status === 'checked' && state.late && <p>{core.use(createNameTexts).signedLate}</p>}
    </Notice>
  )
}
