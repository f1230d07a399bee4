import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { Core } from '../../../core/core.ts'
import { createSendState } from './sendState.ts'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { typedAmount } from '../../../money/amounts/typedAmount.ts'

export interface SendFormState {
  readonly token: TokenBalance | undefined
  readonly sendTokenAmount: string
}

/** The chosen token and amount; read them by `core.use(createSendForm)`. */
export interface SendForm {
  readonly store: StoreApi<SendFormState>
  /** Cuts digits beyond the token's decimals, so that the signed amount is the one on screen. */
  type(text: string): void
  choose(token: TokenBalance): void
}

/** Whether two rows have the same token, whatever their amounts. */
export function sameToken(one: TokenBalance, other: TokenBalance): boolean {
  return (
    one.chainId === other.chainId && one.address?.toLowerCase() === other.address?.toLowerCase()
  )
}

/**
 * Creates the form of a widget. Another account, another account type or a closed modal resets it, because another
 * balance pays (C-232); another network drops the token.
 */
export function createSendForm(core: Core): SendForm {
  const { modal, networks, session } = core
  const empty: SendFormState = { token: undefined, sendTokenAmount: '' }
  const store = createStore<SendFormState>(() => empty)
  const shared = core.use(createSendState)
  const tokens = core.use(createTokenBalances)

  shared.resets.subscribe(() => store.setState(empty, true))
  modal.subscribe(({ open }) => {
    if (!open) shared.reset()
  })
  let address = session.address()
  session.store.subscribe(() => {
    if (session.address() === address) return
    address = session.address()
    shared.reset()
  })
  networks.store.subscribe((now, before) => {
    if (now.activeId !== before.activeId) store.setState(empty, true)
  })
  // The chosen token follows the chain: its balance and price come from the newest answer.
  tokens.store.subscribe((now) => {
    const { token } = store.getState()
    const newest = token && now.tokens.find((each) => sameToken(each, token))
    if (newest && newest !== token) store.setState({ token: newest })
  })

  return {
    store,
    type(text) {
      const { token } = store.getState()
      store.setState({ sendTokenAmount: typedAmount(text, token?.quantity.decimals) })
    },
    choose(token) {
      const { sendTokenAmount } = store.getState()
      store.setState({
        token,
        sendTokenAmount: typedAmount(sendTokenAmount, token.quantity.decimals),
      })
    },
  }
}
