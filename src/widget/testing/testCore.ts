import type { Auth } from '../../backends/port/auth.ts'
import type { Backend } from '../../backends/port/backend.ts'
import type { Balances } from '../../backends/port/services/balances.ts'
import type { Browser } from '../../backends/port/browser.ts'
import type { Chains } from '../../backends/port/chains.ts'
import type { Connectors } from '../../backends/port/connectors.ts'
import type { History } from '../../backends/port/services/history.ts'
import type { Storage } from '../../backends/port/storage.ts'
import type { Onramp } from '../../backends/port/services/onramp.ts'
import type { Swap } from '../../backends/port/services/swap.ts'
import type { WalletConnect } from '../../backends/port/walletConnect.ts'
import type { WalletDirectory } from '../../backends/port/services/wallets.ts'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import type { FoyerOptions } from '../core/options/config.ts'
import type { Core } from '../core/core.ts'
import { createCore } from '../core/createCore.ts'
import type { InspectEvent } from '../core/kernel/inspect.ts'
import { validateOptions } from '../core/options/validateOptions.ts'
import { startApprovals } from '../money/approvals/startApprovals.ts'
import { createViewRegistry } from '../registry.ts'
import { testNetworks } from './testNetworks.ts'
// They are loaded ahead, so that a login or a restore of a test takes no real time for it.
import '../core/login/mountFrame.ts'
import '../core/login/resumeLogin.ts'
import '../core/session/restoreSession.ts'
import '../core/session/followPage.ts'

/** The parts of a backend that a test replaces; the missing parts throw when they are called. */
export interface TestBackend {
  readonly browser?: Partial<Browser>
  readonly directory?: Partial<WalletDirectory>
  readonly connectors?: Partial<Connectors>
  readonly chains?: Partial<Chains>
  readonly auth?: Partial<Auth>
  readonly swap?: Partial<Swap>
  readonly onramp?: Partial<Onramp>
  readonly walletConnect?: WalletConnect
  readonly balances?: Balances
  readonly history?: History
}

/** Creates an object whose missing parts throw with a clear message when they are used. */
function only<T extends object>(name: string, given: Partial<T>): T {
  return new Proxy(given, {
    get(target, key) {
      // Every `await` looks for `then`, to see whether this is a promise.
      if (key in target || key === 'then') return Reflect.get(target, key) as unknown
      return () => {
        throw new Error(`The test called ${name}.${String(key)}(), which it did not provide.`)
      }
    },
  }) as T
}

/** A core with a virtual clock, and everything reported to its observer in `seen`. */
export function createTestCore(
  options: {
    backend?: TestBackend
    host?: Partial<Omit<FoyerOptions, 'backend' | 'inspect'>>
    /** The storage, if it is not only that of this widget. */
    storage?: Storage
    /** The storages of an earlier page. */
    kept?: Map<string, string>
    tab?: Map<string, string>
  } = {},
) {
  const clock = createTestClock()
  const { kept = new Map<string, string>(), tab = new Map<string, string>() } = options
  const storageOf = (values: Map<string, string>) => ({
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  })
  const given = options.backend ?? {}
  const backend: Backend = {
    clock,
    random: { next: () => 0, uuid: () => 'uuid', id: () => 'id' },
    storage: options.storage ?? storageOf(kept),
    tabStorage: storageOf(tab),
    browser: only<Browser>('browser', {
      origin: 'https://host.test',
      device: () => ({ kind: 'desktop', mobile: false, width: 1280 }),
      subscribeDevice: () => () => undefined,
      prefersDark: () => false,
      subscribePrefersDark: () => () => undefined,
      visible: () => true,
      subscribeVisible: () => () => undefined,
      ...given.browser,
    }),
    directory: only<WalletDirectory>('directory', {
      assetImage: (id) => Promise.resolve(`blob:${id}`),
      tokenImage: (symbol) => Promise.resolve(`blob:${symbol}`),
      currencyImage: (code) => Promise.resolve(`blob:${code}`),
      ...given.directory,
    }),
    connectors: only<Connectors>('connectors', {
      list: () => [],
      subscribe: () => () => undefined,
      ...given.connectors,
    }),
    chains: only<Chains>('chains', {
      nativeBalance: () => Promise.resolve(0n),
      ...given.chains,
    }),
    identity: { identity: () => Promise.resolve({}) },
    balances: given.balances ?? { balances: () => Promise.resolve([]) },
    ...(given.history ? { history: given.history } : {}),
    ...(given.swap ? { swap: only<Swap>('swap', given.swap) } : {}),
    ...(given.onramp ? { onramp: only<Onramp>('onramp', given.onramp) } : {}),
    analytics: { send: () => undefined },
    ...(given.walletConnect ? { walletConnect: given.walletConnect } : {}),
    ...(given.auth
      ? {
          auth: only<Auth>('auth', {
            mount: () => Promise.resolve(),
            syncTheme: () => Promise.resolve(),
            syncAppMetadata: () => Promise.resolve(),
            nextEmailLoginAt: () => 0,
            subscribeApproval: () => () => undefined,
            follow: () => () => undefined,
            announce: () => undefined,
            ...given.auth,
          }),
        }
      : {}),
  }
  const seen: InspectEvent[] = []
  const inspect = (event: InspectEvent) => void seen.push(event)
  const core: Core = createCore({
    config: validateOptions({
      projectId: 'project',
      adapters: [{ namespace: 'eip155', networks: Object.values(testNetworks) }],
      backend: () => backend,
      ...options.host,
    }),
    options: { inspect, ...options.host },
    backend,
    views: createViewRegistry(),
    frameParent: () => Promise.resolve({} as HTMLElement),
    loadLocale: async (wanted) =>
      (await import('../locales/loadLocale.ts')).loadLocale({ backend, inspect }, wanted),
    startApprovals,
  })
  return {
    core,
    clock,
    seen,
    kept,
    tab,
    /** Names of the analytics events so far. */
    tracked: () => seen.flatMap((each) => (each.type === 'analytics' ? [each.event.event] : [])),
    toasts: () => seen.flatMap((each) => (each.type === 'toast' ? [each.message] : [])),
    views: () => core.router.store.getState().history.map(({ view }) => view),
  }
}
