import { createStore } from 'zustand/vanilla'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import type { Eip1193Provider, Eip1193Request } from '../../../../backends/port/connectors.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createTransactions } from '../transactions.ts'
import { readTransactionHash } from '../readTransactionHash.ts'
import type { TransactionOutcome, TransactionPlan } from '../transactionPlan.ts'
import { stageOn } from '../transactionState.ts'

export const hash = `0x${'ab'.repeat(32)}`

export interface Shown {
  readonly to: string
  readonly units: bigint
}
export type Problem = { readonly kind: 'odd' }
export type Plan = TransactionPlan<Shown, Problem>

/** A visitor on a preview of 5 units; their wallet answers when `answer` is settled. */
export function createPipelineTest(
  options: {
    type?: 'AUTH' | 'ANNOUNCED'
    wallet?: Record<string, unknown>
    requestNow?: Eip1193Provider['request']
  } = {},
) {
  const asked: Eip1193Request[] = []
  const wallet: Record<string, unknown> = {
    eth_accounts: [testAddress],
    eth_chainId: '0x1',
    ...options.wallet,
  }
  const answers: ReturnType<typeof createDeferred<unknown>>[] = []
  const aborts: string[] = []
  const receipt = createDeferred<undefined>()
  const test = createTestCore({
    backend: {
      chains: { waitForReceipt: () => receipt.promise, call: async () => ({ hash }) },
      auth: { abortApprovals: () => void aborts.push('abort') },
    },
  })
  const { core } = test
  const { connection, notify } = createTestConnection({
    type: options.type ?? 'ANNOUNCED',
    ...(options.requestNow && { requestNow: options.requestNow }),
    provider: {
      request(request) {
        asked.push(request)
        if (request.method in wallet) return Promise.resolve(wallet[request.method])
        const answer = createDeferred<unknown>()
        answers.push(answer)
        return answer.promise
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  core.open('Account')
  core.router.push('WalletSendPreview')
  const form = createStore<Shown>(() => ({ to: 'ada', units: 5n }))
  const transactions = core.use(createTransactions)

  /** Clicks the button of the screen, with a part of the plan changed. */
  function click(change: Partial<Plan> = {}) {
    const outcomes: TransactionOutcome<Problem>[] = []
    const plan: Plan = {
      order: {
        kind: 'transfer',
        screen: core.router.current().id,
        chainId: 'eip155:1',
        account: testAddress,
        shown: form.getState(),
      },
      shownNow: () => form.getState(),
      sources: [form],
      guards: [],
      request: ({ shown }) => ({ method: 'eth_sendTransaction', params: [shown] }),
      readAnswer: readTransactionHash,
      success: 'Account',
      result: 'followed',
      ...change,
    }
    void transactions.sign(plan).then((outcome) => outcomes.push(outcome))
    return {
      outcomes,
      /** The outcome without its functions. */
      end: () => JSON.parse(JSON.stringify(outcomes.at(-1) ?? null)) as unknown,
    }
  }
  return {
    ...test,
    aborts,
    answers,
    asked,
    click,
    connection,
    form,
    receipt,
    notify,
    requests: () => asked.filter(({ method }) => method === 'eth_sendTransaction'),
    state: () => transactions.store.getState(),
    stage: () => stageOn(core.router.current().id, transactions.store.getState()),
    settled: () => test.clock.idle(),
    /** The pipeline's reports to the observer. */
    turns: () =>
      test.seen.flatMap((each) =>
        each.type === 'flow' && each.flow === 'transaction' ? [`${each.event} ${each.to}`] : [],
      ),
  }
}
