import { chainIdOf, type ChainId } from '../backends/port/chainIds.ts'
import type { Eip1193Provider } from '../backends/port/connectors.ts'
import { FoyerError } from '../backends/port/errors.ts'
import type { EvmChain, Network } from '../backends/port/network.ts'
import { checkThemeVariables } from './checkThemeVariables.ts'
import type { FoyerOptions } from './core/options/config.ts'
import type { Core } from './core/core.ts'
import { createCore } from './core/createCore.ts'
import { createEvmAccount, type EvmAccount } from './core/session/evmAccount.ts'
import { providerOf } from './core/session/providerOf.ts'
import { createFoyerState, type FoyerState } from './core/foyerState.ts'
import type { FoyerEvent } from './core/kernel/analyticsEvents.ts'
import type { Inspect } from './core/kernel/inspect.ts'
import { createListeners } from './core/kernel/listeners.ts'
import type { WantedLocales } from './core/locale/localeState.ts'
import { failOption, validateOptions } from './core/options/validateOptions.ts'
import type { ViewArguments, ViewName } from './core/modal/viewParams.ts'
import { viewRegistry } from './registry.ts'
import { foyerCore } from './shell/foyerCore.ts'
import { createModalHost } from './shell/modalHost.ts'
import { observeBackend } from './shell/observeBackend.ts'
import type { ThemeVariables } from './theme/ThemeVariables.ts'

/** One widget, as the host holds it. */
export interface Foyer {
  /**
   * Opens the modal: at Account when connected, else at Connect; UnsupportedChain when the chain is
   * neither asked for nor allowed (open point 18). Or at a view by name; where the visitor has not what
   * it needs, a connection or a login, the view is shown that fits. Throws `config.invalid` for a view
   * that is not built, and for parameters it cannot be shown with.
   */
  open<N extends ViewName>(view?: N, ...params: ViewArguments<N>): void
  close(): void
  getState(): FoyerState
  /** Told after every change of `getState()`. Returns the way to stop. */
  subscribe(listener: (state: FoyerState) => void): () => void
  /** The feed of analytics events, whether or not they are sent anywhere (C-308, wire 6). */
  subscribeEvents(listener: (event: FoyerEvent) => void): () => void
  /**
   * EIP-1193 of the connected wallet, `undefined` when no account is connected. `eth_accounts` has the active account
   * first, and `accountsChanged` says that the visitor chose another one.
   */
  getProvider(): Eip1193Provider | undefined
  /** What is connected on EVM, whichever network is active. The same object until something in it changes. */
  getEvmAccount(): EvmAccount | undefined
  /** Told after every change of `getEvmAccount()`. Returns the way to stop. */
  subscribeEvmAccount(listener: (account: EvmAccount | undefined) => void): () => void
  /** `undefined` follows the visitor's system (C-032). */
  setThemeMode(mode: 'light' | 'dark' | undefined): void
  /** Replaces all variables (C-033). Throws `config.invalid`. */
  setThemeVariables(variables: ThemeVariables): void
  /**
   * Shows the widget in another language (BCP 47), or in the first known one of several, as soon as it is loaded;
   * `undefined` is English again.
   */
  setLocale(locale: WantedLocales | undefined): void
  /**
   * Moves to a requested network, by its CAIP-2 id, its EVM chain number or itself; a wallet connected in its chain namespace is
   * asked first. Where no account is connected in that namespace, `getState().connected` is false from then on.
   * Rejects with `none.network`, `wallet.*`.
   */
  switchNetwork(network: ChainId | number | Network | EvmChain): Promise<void>
  /** Ends the session, in every chain namespace. Rejects with `none.account`, `wallet.*`; then it still stands. */
  disconnect(): Promise<void>
  /** Takes the widget off the page for good; the session stays for the next visit. */
  destroy(): void
  /** For the components of this package. */
  readonly [foyerCore]: Core
}

/**
 * Makes a widget from what the host sets (§1). Can be called on a server: there it holds its state
 * and draws its buttons, but starts nothing. In a browser it takes up an earlier session by itself
 * and asks the network for nothing when there is none.
 * Throws `config.noProjectId`, `config.invalid`.
 */
export function createFoyer(options: FoyerOptions): Foyer {
  const config = validateOptions(options)
  checkThemeVariables(options.themeVariables)
  const events = createListeners<FoyerEvent>()
  const observe = options.backend.observe?.(() => foyer)
  const inspect: Inspect = (event) => {
    options.inspect?.(event)
    observe?.(event)
    if (event.type === 'analytics') events.notify(event.event)
  }
  const made = options.backend({
    projectId: config.projectId,
    eip6963: config.enableEIP6963,
    networks: config.networks,
    multiChainWallets: config.multiChainWallets,
    remoteImages: config.remoteImages,
    ...(config.metadata === undefined ? {} : { metadata: config.metadata }),
  })
  if (typeof made === 'function')
    failOption('backend', 'pass createRealBackend(), with its parentheses')
  const backend = (options.inspect ?? observe) ? observeBackend(made, inspect) : made
  const host = createModalHost()
  const core = createCore({
    config,
    options: { ...options, inspect },
    backend,
    views: viewRegistry,
    frameParent: host.frameParent,
  })
  const state = core.use(createFoyerState)
  const watchers = createListeners<FoyerState>()
  state.subscribe(watchers.notify)
  const evm = core.use(createEvmAccount)
  const evmWatchers = createListeners<EvmAccount | undefined>()
  evm.subscribe(({ account }) => evmWatchers.notify(account))
  let destroyed = false

  if (typeof document !== 'undefined') {
    host.follow(core)
    // After the host's own code had its turn, so that it may destroy or hydrate first.
    queueMicrotask(() => {
      if (!destroyed) core.start()
    })
  }

  const foyer: Foyer = {
    [foyerCore]: core,
    open(view, ...params) {
      // A view may be about a wallet of this browser.
      core.connectors.start()
      if (view !== undefined) {
        const refusal = core.canOpen(view)
          ? core.refusal(view, params[0])
          : "there is no such view: write open('Account')"
        if (refusal)
          throw new FoyerError('config.invalid', `Failed to open "${String(view)}": ${refusal}.`)
      }
      core.open(view, ...params)
    },
    close: core.close,
    getState: state.getState,
    subscribe: watchers.subscribe,
    subscribeEvents: events.subscribe,
    getProvider: () => providerOf(core),
    getEvmAccount: () => evm.getState().account,
    subscribeEvmAccount: evmWatchers.subscribe,
    setThemeMode: core.theme.setMode,
    setThemeVariables(variables) {
      checkThemeVariables(variables)
      core.theme.setVariables(variables)
    },
    setLocale: core.locale.set,
    async switchNetwork(wanted) {
      const id = chainIdOf(wanted)
      const network = core.networks.find(id)
      if (!network) {
        throw new FoyerError(
          'none.network',
          `Failed to switch to ${id}: no network found. Add it to \`adapters\` first.`,
        )
      }
      if (core.session.of(network.chain)) await core.session.switchNetwork(network)
      else core.networks.setActive(network.id)
    },
    async disconnect() {
      try {
        await core.session.disconnect()
        core.track('DISCONNECT_SUCCESS')
      } catch (error) {
        core.track('DISCONNECT_ERROR')
        throw error
      }
    },
    destroy() {
      destroyed = true
      core.stop()
      host.destroy()
      watchers.clear()
      evmWatchers.clear()
      events.clear()
    },
  }
  return foyer
}
