import type { Core } from '../../core/core.ts'
import { createConnectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { createWalletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import type { PairingState } from './pairingFlow.ts'
import type { PairingProblem } from './pairingProblem.ts'

/** The text of a failed attempt: an unreachable relay is not a declined request (C-211, C-336). */
export function describeProblem(
  core: Pick<Core, 'use'>,
  state: PairingState,
): PairingProblem | undefined {
  if (state.status === 'connected' || state.problem === undefined) return undefined
  if (state.isUnreachable) {
    const { unreachable, unreachableHint } = core.use(createWalletConnectTexts)
    return { title: unreachable, hint: unreachableHint }
  }
  const { connectionDeclined, connectionDeclinedHint } = core.use(createConnectingTexts)
  return { title: connectionDeclined, hint: connectionDeclinedHint }
}
