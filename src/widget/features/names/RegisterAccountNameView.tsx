import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { FoyerError } from '../../../backends/port/errors.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { OpenRequestNotice } from '../signing/public/OpenRequestNotice.tsx'
import { NameField } from './NameField.tsx'
import { NameList } from './NameList.tsx'
import css from './names.css?inline'
import { createOwnNameFlow } from './ownNameFlow.ts'
import { createRegisterNameFlow, type RegisterNameState } from './registerNameFlow.ts'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { registrationFailure } from './registrationFailure.ts'

/** Requests a name, shows whether it is free, and registers it (C-145, C-237). */
export default function RegisterAccountNameView() {
  useStyles(css)
  const core = useCore()
  useFlow(createOwnNameFlow)
  const flow = core.use(createRegisterNameFlow)
  const state = useStore(flow.store)
  const owned = useSelect(core.account, ({ profileName }) => Boolean(profileName))
  useEffect(() => flow.send({ type: 'opened' }), [flow])
  useEffect(() => {
    if (owned) flow.send({ type: 'owned' })
  }, [flow, owned])
  const field = useRef<HTMLInputElement>(null)
  const submit = () => flow.send({ type: 'submit' })
  function take(text: string) {
    // The row disappears with the answer, so the focus stays on the name.
    field.current?.focus()
    flow.send({ type: 'taken', text })
  }
  const ready = state.status === 'checked' && !state.registered && !owned
  const busy = state.status === 'registering'
  return (
    <div data-status={state.status}>
      <Stack gap="m">
        <NameField
          field={field}
          state={state}
          onType={(text) => flow.send({ type: 'typed', text })}
          onSubmit={submit}
        />
        <NameList state={state} onTake={take} />
        <RegistrationNote state={state} />
        <OpenRequestNotice />
        <Button wide loading={busy} disabled={!ready && !busy} onClick={submit}>
          {core.use(nameTexts).register}
        </Button>
      </Stack>
    </div>
  )
}

/**
 * Shows why the registration failed until another name is typed, because the toast that announces it disappears
 * (C-335).
 */
function RegistrationNote({ state }: { state: RegisterNameState }) {
  const core = useCore()
  const error = state.status === 'checked' ? state.refused : undefined
  if (error === undefined || error.code === 'aborted') return null
  const name = `${state.name}${core.backend.names?.suffix ?? ''}`
  return (
    <Notice size="s" tone="error" alert={false}>
      <p>
        {error.code === 'wallet.rejected'
          ? core.use(nameTexts).declined
          : registrationFailure(core, error, name)}
      </p>
      {state.status === 'checked' && state.late ? (
        <p>{core.use(nameTexts).signedLate}</p>
      ) : (
        isRefusal(error) && <p>{core.use(nameTexts).checkTime}</p>
      )}
    </Notice>
  )
}

/**
 * Whether the service refused the signature, which it does when its clock is more than 10 s off the signature's date
 * (wire 1.6).
 */
function isRefusal({ details: { status } }: FoyerError): boolean {
  return status !== undefined && [400, 401, 403].includes(status)
}
