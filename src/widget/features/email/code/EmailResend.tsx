import { useCore } from '../../../core/coreContext.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import { useFlow } from '../../../core/useFlow.ts'
import type { Core } from '../../../core/core.ts'
import type { Flow } from '../../../core/kernel/flow.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Stack } from '../../../kit/layout/Stack.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import type { ResendEvent, ResendState } from './resendFlow.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'

/** Sends another mail, and shows the seconds until it is allowed (C-151, C-188). */
export function EmailResend({
  flow,
  label,
  blocked = false,
  refused = false,
}: {
  /** Creates the flow that sends another mail; called once, when the screen opens. */
  flow: (core: Core) => Flow<ResendState, ResendEvent>
  label: string
  /** Whether another part of the screen is loading. */
  blocked?: boolean
  /** Whether the site refused the code of the last mail. */
  refused?: boolean
}) {
  const core = useCore()
  const texts = core.use(emailTexts)
  const { state, send } = useFlow(flow)
  const waiting = state.status === 'waiting'
  const isLost = refused && core.use(createPendingLogin).isOfEarlierPage()
  const hasFailed = state.status !== 'sending' && state.hasFailed
  // Not `disabled`, so that a keyboard user keeps the focus.
  const closed = blocked || state.status !== 'ready'
  return (
    <Stack gap="xs" align="center">
      <div aria-live="polite">
        <Text size="s" tone={hasFailed ? 'error' : 'secondary'} align="center">
          {hasFailed
            ? texts.notResent
            : isLost
              ? texts.reloaded
              : state.status === 'ready'
                ? texts.notReceivedYet
                : texts.didNotReceive}
        </Text>
      </div>
      <LinkButton
        size="s"
        data-status={state.status}
        aria-busy={state.status === 'sending' || undefined}
        aria-disabled={closed || undefined}
        onClick={() => {
          if (!closed) send({ type: 'resend' })
        }}
      >
        <span className="fy-tabular">{waiting ? texts.resendIn(state.seconds) : label}</span>
      </LinkButton>
    </Stack>
  )
}
