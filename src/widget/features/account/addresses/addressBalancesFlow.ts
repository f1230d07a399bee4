import type { Address } from '../../../../backends/port/connectors.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { formatUnits } from '../../../../backends/port/formatUnits.ts'
import { formatBalance } from '../../../core/formats/formatBalance.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'

/** The state of an account's balance: the amount with 4 decimals and its symbol, `failed`, or absent while loading. */
export type AddressBalances = Readonly<Record<Address, { shown: string } | 'failed'>>

export type AddressBalancesState =
  | { readonly status: 'loading'; readonly balances: AddressBalances }
  | { readonly status: 'ready'; readonly balances: AddressBalances }

export type AddressBalancesEvent =
  | {
      readonly type: 'loaded'
      readonly address: Address
      readonly balance: { shown: string } | 'failed'
    }
  | { readonly type: 'done' }

/** Fetches the native balance of several accounts on the active network and shows each as it arrives (C-148). */
export function createAddressBalancesFlow(
  core: Core,
  addresses: readonly Address[],
): Flow<AddressBalancesState, AddressBalancesEvent> {
  const { backend, networks, session } = core
  return createFlow<AddressBalancesState, AddressBalancesEvent>(core, {
    name: 'account.balances',
    initial: { status: 'loading', balances: {} },
    transition(state, event) {
      if (event.type === 'done') return { ...state, status: 'ready' }
      const balances = { ...state.balances, [event.address]: event.balance }
      return { ...state, balances }
    },
    effects: {
      async loading({ send, signal }) {
        const network = networks.active()
        // An account of one chain namespace has no balance on a network of another.
        if (network === undefined || network.chain !== session.connection()?.chain) {
          send({ type: 'done' })
          return
        }
        await Promise.all(
          addresses.map(async (address) => {
            try {
              const amount = await backend.chains.nativeBalance(network, address, signal)
              const { decimals, symbol } = network.currency
              const shown = `${formatBalance(formatUnits(amount, decimals))} ${symbol}`
              send({ type: 'loaded', address, balance: { shown } })
            } catch (error) {
              noteFailure(core, 'account.balances', error)
              send({ type: 'loaded', address, balance: 'failed' })
            }
          }),
        )
        send({ type: 'done' })
      },
    },
  })
}
