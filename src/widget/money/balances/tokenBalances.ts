import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Address } from '../../../backends/port/connectors.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { unpricedBalance } from '../../../backends/port/services/unpricedBalance.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { FoyerError } from '../../../backends/port/errors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { unlessAborted } from '../../core/kernel/unlessAborted.ts'
import { createTokenWarnings } from '../tokens/tokenWarnings.ts'
import { claimOfBalance } from '../tokens/claimOfBalance.ts'
import { normalizeCoin } from '../tokens/normalizeCoin.ts'
import { joinCoin } from './joinCoin.ts'

/** The tokens of the connected account on the active network. */
export interface TokenBalancesState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /**
   * The tokens of the last answer. They stay while the next request is pending or after it failed. If the service fails
   * before its first answer, the list is the coin alone, read from its chain.
   */
  readonly tokens: readonly TokenBalance[]
  /** True after the first answer for this account and network: an empty list is then known to be empty. */
  readonly known: boolean
  /**
   * True if the account holds more tokens than listed. The list has a limit, because strangers can
   * send any number of them (decision 23).
   */
  readonly truncated: boolean
  readonly error: FoyerError | undefined
}

/**
 * The one list of balances for account, swap and send (A-093, C-305). Its coin has the name, symbol
 * and decimals of the network's configuration. A token with a link in its name has no value,
 * because such names are lures (open point 296). `core.use(createTokenBalances)`.
 */
export interface TokenBalances {
  readonly store: StoreApi<TokenBalancesState>
  /**
   * Loads again, or joins a pending request for the same account, because several screens need the
   * list at once and must not cancel each other. Never rejects: a failure is in the store.
   * `forceUpdate` names tokens (CAIP-10) whose balance has just changed, which makes an older
   * request useless (wire 1.7).
   */
  load(options?: {
    forceUpdate?: readonly string[]
    signal?: AbortSignal
  }): Promise<TokenBalancesState>
}

const isCoin = ({ address }: TokenBalance) => address === undefined

function rename(coin: TokenBalance, currency: Network['currency'], renamed: boolean): TokenBalance {
  const { iconUrl, ...rest } = coin
  return {
    ...rest,
    name: currency.name,
    symbol: currency.symbol,
    quantity: { numeric: coin.quantity.numeric, decimals: currency.decimals },
    ...(renamed || iconUrl === undefined ? {} : { iconUrl }),
  }
}

/** Creates the list of one widget. Another account or network clears it. */
export function createTokenBalances(core: Core): TokenBalances {
  const empty: TokenBalancesState = {
    status: 'idle',
    tokens: [],
    known: false,
    truncated: false,
    error: undefined,
  }
  const store = createStore<TokenBalancesState>(() => empty)
  let pendingRequest: Asked | undefined

  const who = () => `${core.session.address()} ${core.networks.store.getState().activeId}`
  let last = who()
  function forget() {
    if (who() === last) return
    last = who()
    pendingRequest?.own.abort()
    pendingRequest = undefined
    store.setState(empty, true)
    core.account.setState({ tokenBalance: [] })
  }
  core.session.store.subscribe(forget)
  core.networks.store.subscribe(forget)

  async function request(
    address: Address,
    network: Network,
    { forceUpdate, signal }: { forceUpdate: readonly string[] | undefined; signal: AbortSignal },
  ) {
    let error: FoyerError | undefined
    store.setState({ status: 'loading', error })
    await unlessAborted(signal, readBalances(core, address, network, { forceUpdate, signal }), {
      done({ tokens, truncated }) {
        store.setState({ status: 'ready', tokens, known: true, truncated })
        core.account.setState({ tokenBalance: tokens })
      },
      failed: (thrown) => (error = toFoyerError(thrown)),
    })
    if (error === undefined) return
    const { tokens } = store.getState()
    await unlessAborted(signal, afterFailure(core, { address, network, tokens }, signal), {
      done: (known) => store.setState({ status: 'failed', tokens: known, error }),
      failed(thrown) {
        noteFailure(core, 'balances.coin', thrown)
        store.setState({ status: 'failed', error })
      },
    })
  }

  function start(address: Address, network: Network, forceUpdate: readonly string[] | undefined) {
    pendingRequest?.own.abort()
    const own = new AbortController()
    const answered = request(address, network, { forceUpdate, signal: own.signal })
    const now: Asked = { own, answered, waiting: 0 }
    pendingRequest = now
    void answered.finally(() => {
      if (pendingRequest === now) pendingRequest = undefined
    })
    return now
  }

  /** Aborts a request that no screen needs. */
  function leave(request: Asked) {
    request.waiting -= 1
    if (request.waiting > 0 || pendingRequest !== request) return
    request.own.abort()
    pendingRequest = undefined
    store.setState({ status: store.getState().known ? 'ready' : 'idle' })
  }

  return {
    store,
    async load({ forceUpdate, signal } = {}) {
      const address = core.session.address()
      const network = core.networks.active()
      if (!address || !network || signal?.aborted) return store.getState()
      const joined = forceUpdate ? undefined : pendingRequest
      const request = joined ?? start(address, network, forceUpdate)
      request.waiting += 1
      const left = new Promise<void>((resolve) => {
        signal?.addEventListener('abort', () => resolve(leave(request)), { once: true })
      })
      await Promise.race([request.answered, left])
      return store.getState()
    },
  }
}

async function readBalances(
  core: Core,
  address: Address,
  network: Network,
  { forceUpdate, signal }: { forceUpdate: readonly string[] | undefined; signal: AbortSignal },
) {
  let truncated = false
  const [all, lookup] = await Promise.all([
    core.backend.balances.balances(address, network.id, {
      ...(forceUpdate ? { forceUpdate } : {}),
      signal,
      onTruncated: () => (truncated = true),
    }),
    core
      .use(createTokenWarnings)
      .load(network.id)
      .catch((thrown: unknown) => noteFailure(core, 'balances.known', thrown)),
  ])
  // A token without decimals is a collectible, not money, and the service's list for money must not
  // show it (wire 1.7).
  const moneyRows = all.filter(
    ({ chainId, quantity }) => chainId === network.id && quantity.decimals !== 0,
  )
  const rows = await joinCoin(core, address, network, { rows: moneyRows, signal })
  const tokens = normalizeCoin(rows, network, { isCoin, rename }).map((token) =>
    lookup?.warningFor(claimOfBalance(token))?.kind === 'link'
      ? { ...token, price: 0, value: 0 }
      : token,
  )
  return { tokens, truncated }
}

/** The coin can be sent without the service, so it is the fallback list. */
async function afterFailure(
  core: Core,
  {
    address,
    network,
    tokens,
  }: { address: Address; network: Network; tokens: readonly TokenBalance[] },
  signal: AbortSignal,
) {
  if (tokens.length > 0) return tokens
  const amount = await core.backend.chains.nativeBalance(network, address, signal)
  return [unpricedBalance(network.id, network.currency, amount)]
}

/** A pending request, and how many screens wait for it. */
interface Asked {
  readonly own: AbortController
  readonly answered: Promise<void>
  waiting: number
}
