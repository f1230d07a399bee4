import type { StoreApi } from 'zustand/vanilla'
import type { Auth } from '../../../backends/port/auth.ts'
import type { Connection } from '../../../backends/port/connectors.ts'
import type { Track } from '../kernel/analyticsEvents.ts'
import type { FoyerConfig } from '../options/config.ts'
import type { ConnectorList } from '../session/connectorList.ts'
import type { Inspected } from '../kernel/inspect.ts'
import type { ModalState } from './modalState.ts'
import type { Networks } from '../networks/networks.ts'
import type { Router, RouterEntry } from './router.ts'
import { nextStep, type NextStep } from './nextStep.ts'
import { createViewRules } from './viewRules.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/signIn.ts'
import type { ViewArguments, ViewName, ViewParams } from '../kernel/viewParams.ts'
import type { ShownView } from './shownView.ts'
import type { ViewRegistry } from './viewRecord.ts'

interface Parts extends Inspected {
  readonly config: FoyerConfig
  readonly modal: StoreApi<ModalState>
  readonly router: Router
  readonly session: Session
  readonly signIn: SignIn
  readonly networks: Networks
  readonly views: ViewRegistry
  readonly shownView: StoreApi<ShownView>
  readonly connectors: ConnectorList
  readonly auth: Pick<Auth, 'abortApprovals'> | undefined
  readonly track: Track
}

/** Opens and closes the modal, and decides its view when the session changes. */
export interface ModalControl {
  /** Returns which parameter prevents a view from being shown, and its allowed values; `undefined` if all are valid. */
  refusal<N extends ViewName>(view: N, params: ViewParams[N] | undefined): string | undefined
  /**
   * Opens the modal at the given view, or else at the default one: Account when connected,
   * UnsupportedChain on a network that the host does not allow, otherwise Connect (open point 18).
   */
  open<N extends ViewName>(view?: N, ...params: ViewArguments<N>): void
  /** Closes the modal, even if the view does not let the visitor close. */
  close(): void
  /**
   * True when the view lets the visitor close the modal now. UnsupportedChain holds visitors on a
   * network that the host does not allow (C-078, open point 80).
   */
  canClose(): boolean
  /** Closes the modal if the view lets the visitor. */
  requestClose(): void
  /**
   * Shows the next step after a successful connection, or closes (C-218, open point 56).
   * `upgradable` means that a smart account is offered and not deployed yet; `done` names the step
   * that the visitor has just finished.
   */
  afterConnect(options?: {
    readonly upgradable?: boolean
    readonly done?: Exclude<NextStep, 'UnsupportedChain'>
  }): void
  /** Returns the replacement for a step of the history that cannot be shown now. */
  instead(last: RouterEntry | undefined): 'back' | ViewName | undefined
  /** Follows session, networks and sign-in. Call it before any other listener that may open another view. */
  follow(): () => void
}

/**
 * Creates the rules of opening and closing. Views of an account close the modal when the account
 * disappears (C-078, C-236).
 */
export function createModalControl(parts: Parts): ModalControl {
  const { config, modal, router, session, signIn, networks, views, connectors, track } = parts
  const connected = () => session.store.getState().status === 'connected'
  const { isStuck, home, refusal, instead } = createViewRules(parts)
  let upgradable = false
  /**
   * The connection that came back while the modal was closed, and whose account may have to sign
   * in.
   */
  let returned: Connection | undefined

  function setOpen(open: boolean, byDefault = false, isDone = false) {
    if (modal.getState().open === open) return
    modal.setState({ open, buffering: false, byDefault, isDone })
    parts.inspect?.({ type: 'modal', open })
    track(open ? 'MODAL_OPEN' : 'MODAL_CLOSE', { connected: connected() })
  }

  const open: ModalControl['open'] = (view, ...params) => {
    connectors.start()
    const fits = view && instead({ id: 0, view, params: params[0] }) === undefined
    if (fits) router.reset(view, ...params)
    else router.reset(home())
    setOpen(true, !fits)
  }
  function close(isDone = false) {
    setOpen(false, false, isDone)
    // A visitor who looked at another chain namespace without connecting returns to the connected one.
    const [other] = session.all()
    const empty = session.store.getState().status === 'disconnected'
    if (empty && other) networks.setActive(other.connection.chainId)
  }

  function canClose() {
    const { id, view } = router.current()
    const policy = views[view].close
    if (modal.getState().buffering) return false
    // A view that failed to load can always be closed.
    if (parts.shownView.getState().visit !== id) return true
    if (policy === 'unlessUnsupported') return !isStuck()
    return !(policy === 'hiddenWithSiwe' && config.isSiweEnabled)
  }

  function requestClose() {
    if (!canClose()) return
    const pops = views[router.current().view].close === 'popsBeforeSignIn' && signIn.needed()
    if (pops) popTransaction()
    else close()
  }

  /**
   * Drops the request that waits for the visitor's approval and shows the view under it: a close
   * must not skip the sign-in (C-077).
   */
  function popTransaction() {
    parts.auth?.abortApprovals()
    router.goBack()
  }

  const afterConnect: ModalControl['afterConnect'] = ({ done, ...facts } = {}) => {
    if (done === undefined) upgradable = facts.upgradable ?? false
    if (signIn.store.getState().status !== 'checking') return goOn(done)
    const { id } = router.current()
    // A visitor who is already signed in is not asked again (C-217).
    void signIn.known().then(() => {
      if (router.current().id === id && connected() && modal.getState().open) goOn(done)
    })
  }

  function goOn(done?: NextStep) {
    const step = nextStep(
      {
        SelectAddresses: (session.connection()?.user?.accounts.length ?? 0) > 1,
        UpgradeToSmartAccount: upgradable,
        UnsupportedChain: isStuck(),
        ConnectingSiwe: signIn.needed(),
      },
      done,
    )
    if (step === undefined) close(true)
    else if (step === 'UnsupportedChain' || step === 'ConnectingSiwe') router.reset(step)
    else router.replace(step)
  }

  /**
   * Opens ConnectingSiwe for an account that came back by itself, as after a reload: otherwise the
   * page would show an account that the host does not accept yet (open point 291).
   */
  function askAfterReturn() {
    const [own, due] = [session.connection(), returned]
    returned = undefined
    const wanted = own !== undefined && own === due && !modal.getState().open
    if (wanted && !isStuck()) open('ConnectingSiwe')
  }

  /** Shows ConnectingSiwe in an open modal, unless it is on screen, or the network must be changed first. */
  function askToSignIn() {
    const wanted = modal.getState().open && connected() && !isStuck() && signIn.needed()
    if (wanted && router.current().view !== 'ConnectingSiwe') router.reset('ConnectingSiwe')
  }

  return {
    open,
    close: () => close(),
    refusal,
    instead: (last) => (modal.getState().open ? instead(last) : undefined),
    canClose,
    requestClose,
    afterConnect,
    follow() {
      const unfollowSession = session.store.subscribe((now, before) => {
        if (now.status !== before.status || now.status === 'connected') {
          parts.inspect?.({
            type: 'session',
            status: now.status,
            ...(now.status === 'connected' ? { address: now.address } : {}),
          })
        }
        if (!modal.getState().open) {
          const isNew = before.status !== 'connected' && now.status === 'connected'
          // Only the widget where the connection was made asks the visitor to sign in.
          returned = isNew && !now.isShared ? now.connection : returned
          return
        }
        const lost = before.status === 'connected' && now.status !== 'connected'
        if (!lost) return router.review()
        const { view } = router.current()
        const ofAccount = views[view].needs?.includes('account')
        const { connection } = before
        // Still connected, but in another namespace: the visitor connects in the active one next.
        const elsewhere = session.of(connection.chain)?.connection === connection
        if (view === 'ConnectingSiwe' || (elsewhere && ofAccount)) router.reset('Connect')
        else if (ofAccount) close()
      })
      const unfollowNetworks = networks.store.subscribe(() => {
        if (!modal.getState().open) return
        const { view } = router.current()
        router.review()
        if (view === 'UnsupportedChain') askToSignIn()
      })
      // The visitor was signed out, e.g. by a change of network (open point 74), or is not signed
      // in after a reload while the account is on screen.
      const unfollowSignIn = signIn.store.subscribe((now, before) => {
        if (now.status !== 'signedOut') return
        if (before.status === 'signedIn') askToSignIn()
        else if (!modal.getState().open) {
          if (!now.unreachable) askAfterReturn()
        } else if (views[router.current().view].needs?.includes('signIn')) {
          // An unfinished step of a login decides itself what follows, so only the current view is
          // checked (open point 56).
          router.review()
        }
      })
      return () => {
        unfollowSession()
        unfollowNetworks()
        unfollowSignIn()
      }
    },
  }
}
