import type { Auth } from '../../backends/port/auth.ts'
import type { Backend } from '../../backends/port/backend.ts'
import { createAccount } from './session/account.ts'
import { startAccountLoader } from './session/accountLoader.ts'
import type { FoyerEvent, Track } from './kernel/analyticsEvents.ts'
import { createConnectorList } from './session/connectorList.ts'
import type { FoyerConfig, FoyerOptions } from './options/config.ts'
import type { Core } from './core.ts'
import { createAuthMount } from './login/authMount.ts'
import { createModalControl } from './modal/modalControl.ts'
import { createModalState } from './modal/modalState.ts'
import { createNetworks } from './networks/networks.ts'
import { noteFailure } from './kernel/noteFailure.ts'
import { storageKeys } from './kernel/storageKeys.ts'
import { createRouter } from './modal/router.ts'
import { createSession } from './session/session.ts'
import { createSignIn } from './session/signIn.ts'
import { createShownView } from './modal/shownView.ts'
import { startTexts } from './texts/general/startTexts.ts'
import { createLocale, type LoadLocale } from './locale/locale.ts'
import { createTheme } from './options/theme.ts'
import { createToasts } from './modal/toasts.ts'
import type { ViewRegistry } from './modal/viewRecord.ts'

/** The parts that a core is created from. */
export interface CoreParts {
  readonly config: FoyerConfig
  readonly options: Pick<
    FoyerOptions,
    'locale' | 'texts' | 'inspect' | 'themeMode' | 'themeVariables'
  >
  readonly backend: Backend
  readonly views: ViewRegistry
  /** The element of the modal that contains the secure frame and is never moved. */
  readonly frameParent: () => Promise<HTMLElement>
  readonly loadLocale: LoadLocale
  /** Shows the requests of the secure site that need the visitor. Returns a function that stops this. */
  readonly startApprovals: (core: Core, auth: Auth) => () => void
}

/** Creates the stores of one widget. Uses neither window nor network until `start` or `open`. */
export function createCore(parts: CoreParts): Core {
  const { config, options, backend, views, frameParent } = parts
  const { inspect } = options
  const toasts = createToasts(backend.clock, (variant, message) =>
    inspect?.({ type: 'toast', variant, message }),
  )
  const router = createRouter({
    instead: (last) => control.instead(last),
    onChange({ history }) {
      toasts.hide()
      const last = history.at(-1)
      if (!last) return
      inspect?.({
        type: 'view',
        view: last.view,
        params: last.params,
        history: history.map((entry) => entry.view),
      })
    },
  })
  const track: Track = (event, ...[properties]) => {
    // `track` has already matched event and properties, which the compiler cannot see here.
    const record = { event, ...(properties && { properties }) } as FoyerEvent
    inspect?.({ type: 'analytics', event: record, sent: config.enableAnalytics })
    if (config.enableAnalytics) backend.analytics.send(record)
  }
  const networks = createNetworks(config, backend.storage)
  const session = createSession({
    networks,
    storage: backend.storage,
    clock: backend.clock,
    async restore(...remembered) {
      const { restoreSession } = await import('./session/restoreSession.ts')
      return restoreSession(core, ...remembered)
    },
    async follow(...change) {
      const { followPage } = await import('./session/followPage.ts')
      await followPage(core, ...change)
    },
    onError: (error) => noteFailure({ inspect }, 'session.resume', error),
  })
  const signIn = createSignIn({
    config,
    session,
    networks,
    clock: backend.clock,
    inspect,
    onSignOutFailed: () => toasts.show('error', core.use(startTexts).failedToSignOut),
  })
  const account = createAccount()
  const theme = createTheme(backend.browser, options.themeMode, options.themeVariables)
  const locale = createLocale({ backend, inspect, loadLocale: parts.loadLocale }, options.locale)
  const connectors = createConnectorList(config, backend)
  const modal = createModalState()
  const shownView = createShownView()
  const services = new Map<unknown, unknown>()
  const stops: (() => void)[] = []

  const shared = {
    config,
    inspect,
    views,
    router,
    modal,
    shownView,
    networks,
    connectors,
    session,
    signIn,
    track,
  }
  const control = createModalControl({ ...shared, auth: backend.auth })
  stops.push(control.follow())
  // Created after the modal: features leave their views when the account is reset, and the modal
  // must be closed by then.
  const loader = startAccountLoader({ account, session, networks, backend, inspect })
  const frame = createAuthMount({
    frameParent,
    core: () => core,
    onStop: (stop) => stops.push(stop),
  })

  const core: Core = {
    ...shared,
    backend,
    textOverrides: options.texts ?? {},
    locale,
    toasts,
    theme,
    account,
    ...control,
    refreshBalance: () => loader.refreshBalance(),
    ensureAuth: frame.ensureAuth,
    use(make) {
      if (!services.has(make)) services.set(make, make(core))
      return services.get(make) as ReturnType<typeof make>
    },
    start() {
      stops.push(theme.start())
      if (backend.auth) stops.push(parts.startApprovals(core, backend.auth))
      locale.start()
      networks.restore()
      const report = (error: unknown) => noteFailure(core, 'session.resume', error)
      const begun = backend.tabStorage?.get(storageKeys.login)
      const login = begun
        ? import('./login/resumeLogin.ts')
            .then(({ resumeLogin }) => resumeLogin(core))
            .catch(report)
        : undefined
      for (const chain of new Set(networks.requested.map((network) => network.chain))) {
        const isHandedOver =
          chain === networks.activeNamespace() && begun?.includes('"handedOver":true')
        // The site may have logged the visitor in while the page was loading.
        void session.resume(chain, isHandedOver ? login : undefined)
      }
    },
    stop() {
      control.close()
      account.getState().socialWindow?.close()
      for (const stop of stops) stop()
      locale.stop()
      loader.stop()
      signIn.stop()
      session.stop()
      connectors.stop()
      toasts.hide()
    },
  }

  return core
}
