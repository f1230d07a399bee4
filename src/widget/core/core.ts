import type { StoreApi } from 'zustand/vanilla'
import type { Auth } from '../../backends/port/auth.ts'
import type { Backend } from '../../backends/port/backend.ts'
import type { AccountState } from './session/account.ts'
import type { Track } from './kernel/analyticsEvents.ts'
import type { FoyerConfig } from './options/config.ts'
import type { Locale } from './locale/locale.ts'
import type { ConnectorList } from './session/connectorList.ts'
import type { Inspect } from './kernel/inspect.ts'
import type { ModalControl } from './modal/modalControl.ts'
import type { ModalState } from './modal/modalState.ts'
import type { Networks } from './networks/networks.ts'
import type { Router } from './modal/router.ts'
import type { Session } from './session/session.ts'
import type { SignIn } from './session/signIn.ts'
import type { TextOverrides } from './texts/texts.ts'
import type { Theme } from './options/theme.ts'
import type { Toasts } from './modal/toasts.ts'
import type { ShownView } from './modal/shownView.ts'
import type { ViewRegistry } from './modal/viewRecord.ts'

/** The services of one widget, created with it. Views and flows get them by context; nothing is global. */
export interface Core extends Omit<ModalControl, 'instead' | 'follow'> {
  readonly config: FoyerConfig
  readonly backend: Backend
  /** The host's own texts. `lazyTexts` combines them with sections that load later. */
  readonly textOverrides: TextOverrides
  readonly locale: Locale
  readonly inspect: Inspect | undefined
  readonly views: ViewRegistry
  readonly router: Router
  readonly toasts: Toasts
  readonly modal: StoreApi<ModalState>
  readonly shownView: StoreApi<ShownView>
  readonly theme: Theme
  readonly networks: Networks
  readonly connectors: ConnectorList
  readonly session: Session
  readonly signIn: SignIn
  readonly account: StoreApi<AccountState>
  readonly track: Track
  refreshBalance(): Promise<void>
  /**
   * The wallet of the secure site, with its frame mounted. Rejects with `none.authConnector`,
   * `frame.notLoaded`, and with `aborted` if the signal aborts first.
   */
  ensureAuth(signal?: AbortSignal): Promise<Auth>
  /** Returns the one instance of a feature's service, which lives as long as the widget. */
  use<T>(make: (core: Core) => T): T
  /** Restores theme, network and session of an earlier visit. Does nothing on a server. */
  start(): void
  stop(): void
}
