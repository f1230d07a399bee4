import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import {
  defaultGas,
  gasTransition,
  noGas,
  type GasEvent,
  type GasQuery,
  type GasState,
} from '../state/gasState.ts'
import { createSendState } from '../state/sendState.ts'
import { readGas } from '../../../money/transaction/readGas.ts'
import { readTokenRoute } from '../order/solana/readTokenRoute.ts'
import { solanaFee } from '../order/solana/solanaTransfer.ts'
import { transactionOf } from '../order/transfer.ts'

/** The network cost of the transfer, read from the chain. One per widget: `core.use(createGasFlow)`. */
export function createGasFlow(core: Core): Flow<GasState, GasEvent> {
  const { account } = core

  async function gasLimit(question: GasQuery, signal: AbortSignal): Promise<bigint> {
    const { network, from, token, recipient } = question
    if (account.getState().type === 'smartAccount') return defaultGas.smartAccount
    const usual = token === undefined ? defaultGas.native : defaultGas.token
    if (recipient === undefined) return usual
    try {
      // The gas does not depend on the amount, and sending the whole balance would leave nothing for gas.
      const call = transactionOf({ from, recipient, token, units: 1n })
      return await readGas.limit(core, network, call, signal)
    } catch (error) {
      // The transfer would fail at the moment, for example for lack of funds. Its usual gas is close enough.
      noteFailure(core, 'send.gasLimit', error)
      return usual
    }
  }

  const flow = createFlow<GasState, GasEvent>(core, {
    name: 'send.gas',
    initial: noGas,
    transition: gasTransition,
    effects: {
      async loading({ state: { question }, send, signal }) {
        // On Solana the cost is the fee per signature plus the rent of a new recipient account.
        if (question.network.chain === 'solana') {
          const { network, recipient } = question
          if (recipient === undefined) {
            return send({ type: 'known', gasPrice: solanaFee, gasLimit: 1n })
          }
          try {
            const route = await readTokenRoute(core, network, { ...question, recipient }, signal)
            return { type: 'known', gasPrice: solanaFee + (route?.rent ?? 0n), gasLimit: 1n }
          } catch (error) {
            return { type: 'failed', error }
          }
        }
        try {
          const [price, limit] = await Promise.all([
            readGas.price(core, question.network, signal),
            gasLimit(question, signal),
          ])
          return { type: 'known', gasPrice: price, gasLimit: limit }
        } catch (error) {
          return { type: 'failed', error }
        }
      },
    },
    outcomes: {
      failed: ({ error }, { report }) => report(error),
    },
  })

  core.use(createSendState).resets.subscribe(() => flow.send({ type: 'reset' }))
  core.networks.store.subscribe((now, before) => {
    if (now.activeId !== before.activeId) flow.send({ type: 'reset' })
  })
  flow.start()
  return flow
}
