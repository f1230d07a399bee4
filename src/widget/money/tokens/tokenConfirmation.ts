import { createStore, type StoreApi } from 'zustand/vanilla'

/** One order on one screen. */
export interface ConfirmedOrder {
  /** Id of the router entry that shows it. */
  readonly screen: number
  /** Everything that the visitor saw of the order, as one text. */
  readonly order: string
}

/** The visitor's confirmation of a token whose name is another one's. `core.use(createTokenConfirmation)`. */
export interface TokenConfirmation {
  readonly store: StoreApi<{ readonly confirmed: ConfirmedOrder | undefined }>
  set(order: ConfirmedOrder, confirmed: boolean): void
  /** True only for that order on that screen. */
  has(order: ConfirmedOrder): boolean
}

/** Creates the confirmation of one widget. It keeps only the last one. */
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
