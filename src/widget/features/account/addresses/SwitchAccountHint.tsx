import { useTexts } from '../../../core/coreContext.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'
import { WaitingHint } from '../../waiting/public/WaitingHint.tsx'
import type { SwitchAccountEvent, SwitchAccountState } from './switchAccountFlow.ts'

/** Offers to request a switch of the account again when no answer arrives (open point 263). */
export function SwitchAccountHint({
  flow: { state, send },
}: {
  flow: {
    readonly state: SwitchAccountState
    readonly send: (event: SwitchAccountEvent) => void
  }
}) {
  const texts = useTexts(connectingTexts)
  const isSwitching = state.status === 'switching'
  return (
    <WaitingHint
      waiting={isSwitching}
      attempt={isSwitching ? state.asks : 0}
      text={texts.noAnswerYet}
      action={{ label: texts.tryAgain, onClick: () => send({ type: 'retry' }) }}
    />
  )
}
