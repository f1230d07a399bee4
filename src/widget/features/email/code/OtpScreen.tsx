import type { ReactNode } from 'react'
import { useCore } from '../../../core/coreContext.ts'
import { useSlow } from '../../../core/useSlow.ts'
import { useFlow } from '../../../core/useFlow.ts'
import type { Core } from '../../../core/core.ts'
import type { Flow } from '../../../core/kernel/flow.ts'
import { MailIcon } from '../../../kit/icons/connectIcons.tsx'
import { Hero } from '../../../kit/layout/Hero.tsx'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { OtpField } from '../../../kit/fields/OtpField.tsx'
import { Spinner } from '../../../kit/icons/Spinner.tsx'
import { Stack } from '../../../kit/layout/Stack.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import mark from '../../../kit/feedback/doneMark.css?inline'
import { EmailAddress } from './EmailAddress.tsx'
import { EmailResend } from './EmailResend.tsx'
import { otpLength } from '../emailRules.ts'
import css from './otpScreen.css?inline'
import type { OtpEvent, OtpState } from './otpFlow.ts'
import type { ResendEvent, ResendState } from './resendFlow.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'

/** A screen that requests a one-time code (C-149, C-183). */
export function OtpScreen({
  email,
  flow,
  resend,
  children,
}: {
  /** The address that the code was sent to. */
  email: string
  flow: (core: Core) => Flow<OtpState, OtpEvent>
  resend: (core: Core) => Flow<ResendState, ResendEvent>
  /** Content below the button that requests another mail. */
  children?: ReactNode
}) {
  useStyles(css)
  useStyles(mark)
  const core = useCore()
  const texts = core.use(emailTexts)
  const { state, send } = useFlow(flow)
  const checking = state.status !== 'entering'
  const isSlow = useSlow(checking)
  const refused =
    state.status === 'entering' &&
    /^(otp\.(invalid|used)|frame\.failed)$/.test(state.error?.code ?? '')
  const error =
    state.status === 'entering' && state.error !== undefined
      ? texts.tryAgain(errorText(core, state.error))
      : undefined
  return (
    <div data-status={state.status}>
      <Hero
        media={<IconTile icon={<MailIcon size={28} />} tone="accent" />}
        title={
          <>
            {texts.enterCode} <EmailAddress email={email} />
          </>
        }
        text={texts.codeExpires}
      />
      <Stack gap="xl">
        <div className="fy-otp-place">
          <OtpField
            key={state.attempt}
            autoFocus
            label={texts.codeLabel}
            boxLabel={texts.digit}
            length={otpLength}
            value={state.code}
            disabled={checking}
            error={error}
            refusal={texts.noCodeInText}
            onChange={(code) => send({ type: 'typed', code })}
          />
          <div role="status">
            {checking && (
              <Stack direction="row" gap="s" padding={[6, 0]} justify="center">
                <Spinner size={16} />
                <Text as="span" size="s" tone="secondary">
                  {isSlow ? core.use(connectTexts).slow : texts.checkingCode}
                </Text>
              </Stack>
            )}
          </div>
        </div>
        <EmailResend flow={resend} label={texts.resend} blocked={checking} refused={refused} />
        {children}
      </Stack>
    </div>
  )
}
