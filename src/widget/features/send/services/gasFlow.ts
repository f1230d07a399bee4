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
import { createL1Fees } from '../../../money/transaction/cost/l1Fees.ts'
import { readGas } from '../../../money/transaction/cost/readGas.ts'
import { readTokenRoute } from '../order/solana/readTokenRoute.ts'
import { solanaFee } from '../order/solana/solanaTransfer.ts'
import { transactionOf } from '../order/transfer.ts'

/** An amount with as many non-zero bytes as most amounts, by which the L1 data fee is estimated. */
const usualUnits = 0xffffffffffffffffn
/** The other bytes of a smart account's operation, which its bundler pays for, too. */
const userOperation = 'ff'.repeat(700)

/** Reads the network cost of the transfer from the chain. Created once per widget by `core.use(createGasFlow)`. */
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
      // The transfer would fail now, for example for lack of funds; its usual gas is close enough.
      noteFailure(core, 'send.gasLimit', error)
      return usual
    }
  }

  async function l1Fee(question: GasQuery, signal: AbortSignal): Promise<bigint> {
    const { network, from, token, recipient } = question
    const call = transactionOf({ from, recipient: recipient ?? from, token, units: usualUnits })
    const isSmart = account.getState().type === 'smartAccount'
    const data = isSmart ? `${call['data']}${userOperation}` : call['data']
    const charged = { to: '', value: '0x0', ...call, data: data ?? '0x' }
    return core.use(createL1Fees).read(network, charged, signal)
  }

  /** Reads the account's balance of the coin; `undefined` if it cannot be read, about which nothing is shown. */
  async function coins({ network, from }: GasQuery, signal: AbortSignal) {
    try {
      return await core.backend.chains.nativeBalance(network, from, signal)
    } catch (error) {
      signal.throwIfAborted()
      noteFailure(core, 'send.coins', error)
      return undefined
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
          const fixedFigures = { type: 'known', gasLimit: 1n, l1Fee: 0n } as const
          if (recipient === undefined) {
            return send({ ...fixedFigures, gasPrice: solanaFee, coins: undefined })
          }
          try {
            const [route, balance] = await Promise.all([
              readTokenRoute(core, network, { ...question, recipient }, signal),
              coins(question, signal),
            ])
            return { ...fixedFigures, gasPrice: solanaFee + (route?.rent ?? 0n), coins: balance }
          } catch (error) {
            return { type: 'failed', error }
          }
        }
        try {
          const [price, limit, fee, balance] = await Promise.all([
            readGas.price(core, question.network, signal),
            gasLimit(question, signal),
            l1Fee(question, signal),
            coins(question, signal),
          ])
          return { type: 'known', gasPrice: price, gasLimit: limit, l1Fee: fee, coins: balance }
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
