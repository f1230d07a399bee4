import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { MailIcon } from '../../kit/icons/connectIcons.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { emailProblem } from './emailProblem.ts'
import { canSaveEmail } from './emailRules.ts'
import { createUpdateEmailFlow } from './update/updateEmailFlow.ts'
import { connectTexts } from '../../core/texts/connect/connectTexts.ts'
import { emailTexts } from '../../core/texts/login/emailTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** Changes the e-mail address of the login (C-162, C-255). */
export default function UpdateEmailWalletView() {
  const core = useCore()
  const { account } = core
  const texts = core.use(emailTexts)
  const common = core.use(commonTexts)
  const { state, send } = useFlow(createUpdateEmailFlow)
  const current = useSelect(account, (now) => now.email) ?? ''
  const loading = state.status === 'loading'
  const submit = () => send({ type: 'submitted' })
  return (
    <div data-status={state.status}>
      <Stack gap="m">
        <TextField
          autoFocus
          name="email"
          label={texts.newEmailLabel}
          placeholder={texts.placeholder}
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="done"
          value={state.email}
          error={state.status === 'entering' ? emailProblem(core, state) : undefined}
          leading={<MailIcon />}
          onChange={(email) => send({ type: 'typed', email })}
          onSubmit={submit}
        />
        <WaitingHint waiting={loading} after={5_000} text={core.use(connectTexts).slow} />
        <Stack direction="row" gap="s" share>
          <Button variant="neutral" onClick={() => send({ type: 'cancelled' })}>
            {common.cancel}
          </Button>
          <Button
            loading={loading}
            disabled={!loading && !canSaveEmail(state.email, current)}
            onClick={submit}
          >
            {texts.save}
          </Button>
        </Stack>
      </Stack>
    </div>
  )
}
