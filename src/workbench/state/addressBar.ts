import { createStore, type StoreApi } from 'zustand/vanilla'
import { formatStageAddress, parseStageAddress, type StageAddress } from '../../stage/stageUrl.ts'

interface AddressState {
  readonly address: StageAddress
  /** The unusable parts of the page's address, in plain words. */
  readonly problems: readonly string[]
}

/** The page's address, which defines the shown stage. */
export interface AddressBar {
  readonly store: StoreApi<AddressState>
  readonly current: StageAddress
  /** Adds an entry to the history; does nothing if the address is the same. */
  go(address: StageAddress): void
  /** Replaces the current entry. */
  replace(address: StageAddress): void
  /** Notifies after back and forward. */
  follow(listener: () => void): () => void
  /**
   * The link to share: this stage for another person.
   * @param step number of steps that the other person's workbench plays before it shows the stage; none if absent
   */
  link(step?: number): string
}

/** Creates the address bar of a window. */
export function createAddressBar(target: Window): AddressBar {
  const read = (): AddressState => {
    const { address, problems } = parseStageAddress(target.location.search)
    return { address: lasting(address), problems }
  }
  const store = createStore<AddressState>(read)
  function path(address: StageAddress): string {
    const query = new URLSearchParams(formatStageAddress(lasting(address)))
    // That of a host's own page beside the panels.
    const page = new URLSearchParams(target.location.search).get('page')
    if (page !== null) query.set('page', page)
    return `${target.location.pathname}${query.size === 0 ? '' : `?${query.toString()}`}`
  }

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
    link(step) {
      const address = { ...store.getState().address, ...(step === undefined ? {} : { step }) }
      return `${target.location.origin}${target.location.pathname}${formatStageAddress(address)}`
    },
  }
}

/** Whether time is paused, and which step is next, is up to the player, so it is not in the address bar. */
function lasting({ paused: _paused, step: _step, ...address }: StageAddress): StageAddress {
  return address
}
