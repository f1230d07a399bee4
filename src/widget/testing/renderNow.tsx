import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../core/core.ts'
import { renderView } from './renderView.tsx'

/** A view as HTML with session, account and network as they are now, where `renderView` shows them as they began. */
export function renderNow(core: Core, View: ComponentType): string {
  const { account, networks, session } = core
  const now = {
    ...core,
    account: begunAsNow(account),
    networks: { ...networks, store: begunAsNow(networks.store) },
    session: { ...session, store: begunAsNow(session.store) },
  }
  return renderView(now, View)
}

/** Drawn without a browser, a component reads the state that its store began with. */
function begunAsNow<T>(store: StoreApi<T>): StoreApi<T> {
  return createStore<T>(() => store.getState())
}
