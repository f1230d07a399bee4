import type { Connection, Eip1193Request } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import type { TransactionProblem } from './transactionGuard.ts'
import type { TransactionOrder } from './transactionOrder.ts'
import type { TransactionOutcome, TransactionPlan } from './transactionPlan.ts'
import { walletAccount } from './walletAccount.ts'
import { walletChain } from './walletChain.ts'

/**
 * Runs the guards of a plan in order and resolves with the wallet request, or with the reason why it must not be sent.
 * The wallet's account and chain are checked last, closest to the request. Never rejects.
 */
export async function runGuards<Shown, Problem extends TransactionProblem>(
  core: Core,
  plan: Pick<TransactionPlan<Shown, Problem>, 'guards' | 'request'>,
  facts: {
    readonly order: TransactionOrder<Shown>
    readonly connection: Connection
    readonly signal: AbortSignal
  },
): Promise<
  | { readonly request: Eip1193Request }
  | Extract<TransactionOutcome<Problem>, { kind: 'stopped' | 'failed' }>
> {
  const { order, signal } = facts
  try {
    for (const guard of plan.guards) {
      const problem = await guard({ core, ...facts })
      if (problem !== undefined) return { kind: 'stopped', problem }
    }
    const request = await plan.request(order, signal)
    const problem = (await walletAccount(facts)) ?? (await walletChain(facts))
    return problem === undefined ? { request } : { kind: 'stopped', problem }
  } catch (error) {
    return { kind: 'failed', error, left: false }
  }
}
