import { createStore, type StoreApi } from 'zustand/vanilla'
import { formatStageAddress, parseStageAddress, type StageAddress } from '../stage/stageUrl.ts'

interface AddressState {
  readonly address: StageAddress
  /** What of the page's address could not be used, in plain words. */
  readonly problems: readonly string[]
}

/** The page's address as the one place that says which stage is shown. */
export interface AddressBar {
  readonly store: StoreApi<AddressState>
  readonly current: StageAddress
  /** A new entry in the history; nothing when the address is the same. */
  go(address: StageAddress): void
  /** The same entry says something else now. */
  replace(address: StageAddress): void
  /** Told after back and forward. */
  follow(listener: () => void): () => void
  /** To share: this stage, as seen by somebody else. */
  link(): string
}

/** See `AddressBar`. */
export function createAddressBar(target: Window): AddressBar {
  const read = (): AddressState => {
    const { address, problems } = parseStageAddress(target.location.search)
    return { address: lasting(address), problems }
  }
  const store = createStore<AddressState>(read)
  const path = (address: StageAddress) =>
    `${target.location.pathname}${formatStageAddress(lasting(address))}`

  return {
    store,
    get current() {
      return store.getState().address
    },
    go(address) {
      const next = path(address)
      if (next !== path(store.getState().address)) target.history.pushState(null, '', next)
      store.setState({ address: lasting(address), problems: [] })
    },
    replace(address) {
      target.history.replaceState(null, '', path(address))
      store.setState({ address: lasting(address), problems: [] })
    },
    follow(listener) {
      const onPop = () => {
        store.setState(read())
        listener()
      }
      target.addEventListener('popstate', onPop)
      return () => target.removeEventListener('popstate', onPop)
    },
    link: () => `${target.location.origin}${path(store.getState().address)}`,
  }
}

/** Whether time stands still is the player's matter, not the link's. */
function lasting({ paused: _, ...address }: StageAddress): StageAddress {
  return address
}
