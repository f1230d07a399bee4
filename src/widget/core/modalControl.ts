import type { StoreApi } from 'zustand/vanilla'
import type { Auth } from '../../backends/port/auth.ts'
import type { Track } from './analyticsEvents.ts'
import type { FoyerConfig } from './config.ts'
import type { ConnectorList } from './connectorList.ts'
import type { Core } from './core.ts'
import type { Inspect } from './inspect.ts'
import type { ModalState } from './modalState.ts'
import type { Networks } from './networks.ts'
import type { Router } from './router.ts'
import { nextStep, type NextStep } from './nextSteps.ts'
import type { Session } from './session.ts'
import type { SignIn } from './signIn.ts'
import type { ViewName } from './viewParams.ts'
import type { ViewRegistry } from './viewRecord.ts'

interface Parts {
  readonly config: FoyerConfig
  readonly modal: StoreApi<ModalState>
  readonly router: Router
  readonly session: Session
  readonly signIn: SignIn
  readonly networks: Networks
  readonly views: ViewRegistry
  readonly connectors: ConnectorList
  readonly auth: Pick<Auth, 'abortApprovals'> | undefined
  readonly track: Track
  readonly inspect: Inspect | undefined
}

/** What opens and closes the modal, and what it shows when the session changes under it. */
export type ModalControl = Pick<
  Core,
  'open' | 'close' | 'canClose' | 'requestClose' | 'afterConnect'
> & {
  /** Starts to follow session and networks. */
  follow(): () => void
}

/** Makes the rules of opening and closing (C-037, C-075 to C-078, C-236, open points 18, 20, 80). */
export function createModalControl(parts: Parts): ModalControl {
  const { config, modal, router, session, signIn, networks, views, connectors, track } = parts
  const connected = () => session.store.getState().status === 'connected'
  const canOpen = (view: ViewName) => views[view].load !== undefined
  const mustSignIn = () => signIn.needed() && canOpen('ConnectingSiwe')
  let upgradable = false

  const stuck = () => connected() && !networks.supported() && !config.allowUnsupportedChain

  function setOpen(open: boolean) {
    if (modal.getState().open === open) return
    modal.setState({ open, buffering: false })
    parts.inspect?.({ type: 'modal', open })
    track(open ? 'MODAL_OPEN' : 'MODAL_CLOSE', { connected: connected() })
  }

  const open: Core['open'] = (view, ...params) => {
    connectors.start()
    if (view) router.reset(view, ...params)
    else if (stuck()) router.reset('UnsupportedChain')
    else if (mustSignIn()) router.reset('ConnectingSiwe')
    else router.reset(connected() ? 'Account' : 'Connect')
    setOpen(true)
  }
  function close() {
    setOpen(false)
    // Who looked at another chain family and connected nothing there is back where they are connected.
    const [other] = session.all()
    const empty = session.store.getState().status === 'disconnected'
    if (empty && other) networks.setActive(other.connection.chainId)
  }

  function canClose() {
    const policy = views[router.current().view].close
    if (modal.getState().buffering) return false
    if (policy === 'unlessUnsupported') return !stuck()
    return !(policy === 'hiddenWithSiwe' && config.isSiweEnabled)
  }

  function requestClose() {
    if (!canClose()) return
    const pops = views[router.current().view].close === 'popsBeforeSignIn' && signIn.needed()
    if (pops) popTransaction()
    else close()
  }

  /** Drops what waits for the visitor's approval and shows what was under it (C-077). */
  function popTransaction() {
    parts.auth?.abortApprovals()
    router.goBack()
  }

  const afterConnect: Core['afterConnect'] = ({ done, ...facts } = {}) => {
    if (done === undefined) upgradable = facts.upgradable ?? false
    if (signIn.store.getState().status !== 'checking') return goOn(done)
    const { id } = router.current()
    // Nobody is asked to sign in again who is signed in already (C-217).
    void signIn.known().then(() => {
      if (router.current().id === id && connected() && modal.getState().open) goOn(done)
    })
  }

  function goOn(done?: NextStep) {
    const step = nextStep(
      {
        SelectAddresses:
          (session.connection()?.user?.accounts.length ?? 0) > 1 && canOpen('SelectAddresses'),
        UpgradeToSmartAccount: upgradable && canOpen('UpgradeToSmartAccount'),
        UnsupportedChain: stuck(),
        ConnectingSiwe: mustSignIn(),
      },
      done,
    )
    if (step === undefined) close()
    else if (step === 'UnsupportedChain' || step === 'ConnectingSiwe') router.reset(step)
    else router.replace(step)
  }

  /** Shows ConnectingSiwe to an open modal, unless the visitor is there, or must change the network first. */
  function askToSignIn() {
    const wanted = modal.getState().open && connected() && !stuck() && mustSignIn()
    if (wanted && router.current().view !== 'ConnectingSiwe') router.reset('ConnectingSiwe')
  }

  return {
    open,
    close,
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
        const lost = before.status === 'connected' && now.status !== 'connected'
        if (!lost || !modal.getState().open) return
        const { view } = router.current()
        const { connection } = before
        // Still connected, in a family that is not the active one any more: this one is to be connected.
        const elsewhere = session.of(connection.chain)?.connection === connection
        if (view === 'ConnectingSiwe' || (elsewhere && views[view].needsAccount)) {
          router.reset('Connect')
        } else if (views[view].needsAccount) close()
      })
      const unfollowNetworks = networks.store.subscribe(() => {
        if (!modal.getState().open) return
        const { view } = router.current()
        if (stuck() && views[view].needsAccount && view !== 'UnsupportedChain') {
          router.reset('UnsupportedChain')
        }
        if (view === 'UnsupportedChain') askToSignIn()
      })
      // Signed out (open point 74), or not signed in after a reload while the account is on screen.
      const unfollowSignIn = signIn.store.subscribe((now, before) => {
        if (now.status !== 'signedOut') return
        const { view } = router.current()
        if (before.status === 'signedIn' || views[view].needsAccount) askToSignIn()
      })
      return () => {
        unfollowSession()
        unfollowNetworks()
        unfollowSignIn()
      }
    },
  }
}
