import type { StoreApi } from 'zustand/vanilla'
import type { Track } from './analyticsEvents.ts'
import type { FoyerConfig } from './config.ts'
import type { ConnectorList } from './connectorList.ts'
import type { Core } from './core.ts'
import type { Inspect } from './inspect.ts'
import type { ModalState } from './modalState.ts'
import type { Networks } from './networks.ts'
import type { Router } from './router.ts'
import type { Session } from './session.ts'
import type { ViewRegistry } from './viewRecord.ts'

interface Parts {
  readonly config: FoyerConfig
  readonly modal: StoreApi<ModalState>
  readonly router: Router
  readonly session: Session
  readonly networks: Networks
  readonly views: ViewRegistry
  readonly connectors: ConnectorList
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
  const { config, modal, router, session, networks, views, connectors, track } = parts
  const connected = () => session.store.getState().status === 'connected'
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
    else router.reset(connected() ? 'Account' : 'Connect')
    setOpen(true)
  }
  const close = () => setOpen(false)

  function canClose() {
    const policy = views[router.current().view].close
    if (modal.getState().buffering) return false
    if (policy === 'unlessUnsupported') return !stuck()
    return !(policy === 'hiddenWithSiwe' && config.isSiweEnabled)
  }

  function requestClose() {
    if (canClose()) close()
  }

  function afterConnect() {
    if (stuck()) router.reset('UnsupportedChain')
    else close()
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
        if (lost && modal.getState().open && views[router.current().view].needsAccount) close()
      })
      const unfollowNetworks = networks.store.subscribe(() => {
        if (!modal.getState().open) return
        const { view } = router.current()
        if (stuck() && views[view].needsAccount && view !== 'UnsupportedChain') {
          router.reset('UnsupportedChain')
        }
      })
      return () => {
        unfollowSession()
        unfollowNetworks()
      }
    },
  }
}
