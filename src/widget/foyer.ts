import { chainIdOf, type ChainId } from '../backends/port/chainIds.ts'
import type { Eip1193Provider } from '../backends/port/connectors.ts'
import { FoyerError } from '../backends/port/errors.ts'
import type { EvmChain, Network } from '../backends/port/network.ts'
import { checkThemeVariables } from './theme/checkThemeVariables.ts'
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
import type { ViewArguments, ViewName } from './core/kernel/viewParams.ts'
import { startApprovals } from './money/approvals/startApprovals.ts'
import { createViewRegistry } from './registry.ts'
import { foyerCore } from './shell/foyerCore.ts'
import { createModalHost } from './shell/modalHost.ts'
import { observeBackend } from './shell/observeBackend.ts'
import type { ThemeVariables } from './theme/ThemeVariables.ts'

/** A widget, as the host uses it. */
export interface Foyer {
  /**
   * Opens the modal: at Account when connected, else at Connect; at UnsupportedChain when the chain
   * is neither requested nor allowed (open point 18). Pass a view name to open another view; if the
   * visitor lacks the connection or login that it needs, the fitting view is shown instead. Throws
   * `config.invalid` for an unknown view and for invalid parameters.
   */
  open<N extends ViewName>(view?: N, ...params: ViewArguments<N>): void
  close(): void
  getState(): FoyerState
  /** Calls the listener after every change of `getState()`. Returns the unsubscribe function. */
  subscribe(listener: (state: FoyerState) => void): () => void
  /**
   * Calls the listener with every analytics event, even if events are not sent (C-308, wire 6).
   * Returns the unsubscribe function.
   */
  subscribeEvents(listener: (event: FoyerEvent) => void): () => void
  /**
   * EIP-1193 provider of the connected wallet; `undefined` when no account is connected. `eth_accounts` lists the
   * active account first, and `accountsChanged` reports when the visitor chooses another one.
   */
  getProvider(): Eip1193Provider | undefined
  /**
   * Returns the EVM account, whichever network is active. It is the same object until it changes.
   */
  getEvmAccount(): EvmAccount | undefined
  /** Calls the listener after every change of `getEvmAccount()`. Returns the unsubscribe function. */
  subscribeEvmAccount(listener: (account: EvmAccount | undefined) => void): () => void
  /** Sets the colour scheme; `undefined` follows the visitor's system (C-032). */
  setThemeMode(mode: 'light' | 'dark' | undefined): void
  /** Replaces all theme variables. Throws `config.invalid` (C-033). */
  setThemeVariables(variables: ThemeVariables): void
  /**
   * Shows the widget in another language (BCP 47) once it is loaded. A list selects its first supported language;
   * `undefined` returns to English.
   */
  setLocale(locale: WantedLocales | undefined): void
  /**
   * Switches to one of the host's networks, given by CAIP-2 id, EVM chain number or object. A wallet connected in its
   * chain namespace must agree first. If no account is connected in that namespace, `getState().connected` is false
   * from then on. Rejects with `none.network`, `wallet.*`.
   */
  switchNetwork(network: ChainId | number | Network | EvmChain): Promise<void>
  /**
   * Ends the session in every chain namespace, and forgets wallets that are waited for. Rejects with `none.account`,
   * `wallet.*`; the session then continues.
   */
  disconnect(): Promise<void>
  /** Removes the widget from the page permanently; the session stays for the next visit. */
  destroy(): void
  /** The core, for the components of this package. */
  readonly [foyerCore]: Core
}

/**
 * Creates a widget from the host's options (C §1). On a server it holds its state and renders its
 * buttons but starts nothing. In a browser it restores an earlier session; without one it makes no
 * requests. Throws `config.noProjectId`, `config.invalid`.
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
    storagePrefix: config.storagePrefix,
    ...(config.metadata === undefined ? {} : { metadata: config.metadata }),
  })
  if (typeof made === 'function')
    failOption('backend', 'pass createRealBackend(), with its parentheses')
  try {
    if (process.env.NODE_ENV === 'development') {
      void import('./core/options/warnOptions.ts').then(({ warnOptions }) =>
        warnOptions(options, config.networks),
      )
    }
  } catch {
    // A page without a bundler has no `process`. Bundlers drop all of this from production builds.
  }
  const backend = (options.inspect ?? observe) ? observeBackend(made, inspect) : made
  const host = createModalHost()
  const core = createCore({
    config,
    options: { ...options, inspect },
    backend,
    views: createViewRegistry(),
    frameParent: host.frameParent,
    loadLocale: async (wanted) =>
      (await import('./locales/loadLocale.ts')).loadLocale({ backend, inspect }, wanted),
    startApprovals,
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
    // Deferred to a microtask, so that the host's code can destroy or hydrate first.
    queueMicrotask(() => {
      if (!destroyed) core.start()
    })
  }

  const foyer: Foyer = {
    [foyerCore]: core,
    open(view, ...params) {
      // The view may need a wallet of this browser.
      core.connectors.start()
      if (view !== undefined) {
        const refusal = core.refusal(view, params[0])
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
