import type { GuardContext, TransactionGuard } from '../../core/transaction/transactionGuard.ts'
import { checkApproval } from './checkApproval.ts'
import { checkSwap } from './checkSwap.ts'
import { checkUnits } from './checkUnits.ts'
import type { CheckedApproval, CheckedTransaction } from './swapState.ts'
import type { SwapStop } from './swapStop.ts'

/** Why a swap or its approval was stopped. */
export interface SwapProblem {
  readonly kind: SwapStop
}

type Context<Shown> = Pick<GuardContext<Shown>, 'core' | 'order' | 'signal'>

/** Guard: the approval is byte for byte what the order needs: spender, token and amount. */
async function approvalProposal({ order: { shown } }: Context<CheckedApproval>) {
  const units = shown.kind === 'reset' ? 0n : shown.order.amount
  return problemOf(await checkApproval(shown.proposal, shown.order, units))
}

/** Guard: the swap's calldata says what the screen says. */
async function swapProposal({ order: { shown } }: Context<CheckedTransaction>) {
  return problemOf(await checkSwap(shown.proposal, shown.order))
}

/** Guard: both tokens count in the units of the order. Rejects like the chain. */
async function tokenUnits({ core, order: { shown }, signal }: Context<CheckedTransaction>) {
  return problemOf(await checkUnits(core, shown.order, signal))
}

function problemOf(stop: SwapStop | undefined): SwapProblem | undefined {
  return stop && { kind: stop }
}

/** What is asked right before an approval is signed. */
export const approvalGuards: readonly TransactionGuard<CheckedApproval, SwapProblem>[] = [
  approvalProposal,
  tokenUnits,
]

/** What is asked right before a swap is signed. */
export const swapGuards: readonly TransactionGuard<CheckedTransaction, SwapProblem>[] = [
  swapProposal,
  tokenUnits,
]
