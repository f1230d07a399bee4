import type { GuardContext, TransactionGuard } from '../../../money/transaction/transactionGuard.ts'
import { checkApproval } from './approval.ts'
import { checkSwap } from './checkSwap.ts'
import { createTokenConfirmation } from '../../../money/tokens/tokenConfirmation.ts'
import { checkSwapTokens } from './checkSwapTokens.ts'
import { swapOrderText } from './swapOrderText.ts'
import type { CheckedApproval, CheckedTransaction, SwapProblem, SwapStop } from '../swapTypes.ts'

type Context<Shown> = Pick<GuardContext<Shown>, 'core' | 'order' | 'signal'>

/** Guard: the approval is byte for byte what the order needs: spender, token and amount. */
async function approvalProposal({ order: { shown } }: Context<CheckedApproval>) {
  const units = shown.kind === 'reset' ? 0n : shown.order.amount
  return problemOf(await checkApproval(shown.proposal, shown.order, units))
}

/** Guard: the swap's calldata matches the screen. */
async function swapProposal({ order: { shown } }: Context<CheckedTransaction>) {
  return problemOf(await checkSwap(shown.proposal, shown.order))
}

/**
 * Guard: both tokens have the names and units of the order, or the visitor has confirmed this swap. Rejects like the
 * chain.
 */
async function swapTokens({ core, order, signal }: Context<CheckedTransaction>) {
  const { screen, shown } = order
  const confirmed = { screen, order: swapOrderText(shown.order) }
  const isConfirmed = () => core.use(createTokenConfirmation).has(confirmed)
  return problemOf(await checkSwapTokens(core, shown.order, { isConfirmed, signal }))
}

function problemOf(stop: SwapStop | undefined): SwapProblem | undefined {
  return stop && { kind: stop }
}

/** Compares the rate of an order with the one that was accepted. */
export type RateGuard = (
  context: Pick<GuardContext<CheckedTransaction>, 'order'>,
) => SwapProblem | undefined

/** The checks right before an approval is signed. */
export function approvalGuards(
  rate: RateGuard,
): readonly TransactionGuard<CheckedApproval, SwapProblem>[] {
  return [rate, approvalProposal, swapTokens]
}

/** The checks right before a swap is signed. */
export function swapGuards(
  rate: RateGuard,
): readonly TransactionGuard<CheckedTransaction, SwapProblem>[] {
  return [rate, swapProposal, swapTokens]
}
