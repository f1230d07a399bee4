import { useTexts } from '../../../core/coreContext.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'
import { WaitingHint } from '../../waiting/public/WaitingHint.tsx'
import type { SwitchAccountEvent, SwitchAccountState } from './switchAccountFlow.ts'

/**
 * Offers to request a switch of the account again when no answer arrives, so that no visitor waits without a way on
 * (open point 263).
 */
export function SwitchAccountHint({
  flow: { state, send },
}: {
  flow: {
    readonly state: SwitchAccountState
    readonly send: (event: SwitchAccountEvent) => void
  }
}) {
  const texts = useTexts(connectingTexts)
  const shell = useTexts(shellTexts)
  const isSwitching = state.status === 'switching'
  return (
    <WaitingHint
      waiting={isSwitching}
      attempt={isSwitching ? state.asks : 0}
      text={texts.noAnswerYet}
      action={{ label: shell.tryAgain, onClick: () => send({ type: 'retry' }) }}
    />
  )
}
