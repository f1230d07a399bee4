import { createStore, type StoreApi } from 'zustand/vanilla'

/** One order on one screen. */
export interface ConfirmedOrder {
  /** Id of the router entry that shows it. */
  readonly screen: number
  /** Everything of the order that the visitor looked at, as one text. */
  readonly order: string
}

/** What the visitor has confirmed about a token that is not what it is called. `core.use(createTokenConfirmation)`. */
export interface TokenConfirmation {
  readonly store: StoreApi<{ readonly confirmed: ConfirmedOrder | undefined }>
  set(order: ConfirmedOrder, confirmed: boolean): void
  /** True for that very order on that very screen only. */
  has(order: ConfirmedOrder): boolean
}

/** Makes the confirmation of one widget; it keeps the last one only. */
export function createTokenConfirmation(): TokenConfirmation {
  const store = createStore<{ confirmed: ConfirmedOrder | undefined }>(() => ({
    confirmed: undefined,
  }))
  return {
    store,
    set: (order, confirmed) => store.setState({ confirmed: confirmed ? order : undefined }),
    has({ order, screen }) {
      const { confirmed } = store.getState()
      return confirmed?.screen === screen && confirmed.order === order
    },
  }
}
