import { useCore } from '../../../core/coreContext.ts'
import { useSlow } from '../../../core/useSlow.ts'
import { useFlow } from '../../../core/useFlow.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { ArrowRightIcon, MailIcon } from '../../../kit/icons/connectIcons.tsx'
import { Spinner } from '../../../kit/icons/Spinner.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { emailProblem } from '../emailProblem.ts'
import { createEmailLoginFlow } from '../login/emailLoginFlow.ts'
import { canSubmitEmail } from '../emailRules.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { emailFieldTexts } from '../../../core/texts/login/emailFieldTexts.ts'

/** The e-mail login of the Connect view (C-079, C-249). */
export default function EmailField() {
  const core = useCore()
  const texts = core.use(emailFieldTexts)
  const { state, send } = useFlow(createEmailLoginFlow)
  const loading = state.status === 'loading'
  const isSlow = useSlow(loading)
  const submit = () => send({ type: 'submitted' })
  const arrow = canSubmitEmail(state.email) && (
    <IconButton variant="accent" label={texts.submit} icon={<ArrowRightIcon />} onClick={submit} />
  )
  return (
    <div data-status={state.status}>
      <TextField
        name="email"
        label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="go"
        value={state.email}
        error={state.status === 'idle' ? emailProblem(core, state) : undefined}
        hint={texts.hint}
        leading={<MailIcon />}
        trailing={loading ? <Spinner size={18} /> : arrow}
        onFocus={() => send({ type: 'focused' })}
        onChange={(email) => send({ type: 'typed', email })}
        onSubmit={submit}
      />
      <span role="status">{loading && <VisuallyHidden>{texts.checkingEmail}</VisuallyHidden>}</span>
      <div aria-live="polite">
        {isSlow && (
          <Text size="s" tone="secondary" align="center">
            {core.use(connectTexts).slow}
          </Text>
        )}
      </div>
    </div>
  )
}
