import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import type { ViewName } from '../../core/kernel/viewParams.ts'
import { createLoadedViews } from '../loadedViews.ts'

export type LazyView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: ComponentType }
  /** `again` after a second failure: many browsers remember a file that failed until the page is loaded again. */
  | { readonly status: 'failed'; readonly again: boolean }

/** The code of the views, loaded when one is first shown and kept for the lifetime of the widget. */
export interface LazyViews {
  readonly store: StoreApi<{ readonly [N in ViewName]?: LazyView }>
  /** Loads a view unless it is loaded or loading; tries again after a failure. */
  load(view: ViewName): void
}

/** Creates the store of loaded views. A load that fails is reported to the observer and can be repeated. */
export function createLazyViews(core: Core): LazyViews {
  const store = createStore<{ readonly [N in ViewName]?: LazyView }>(() => ({}))

  const loaded = core.use(createLoadedViews)

  async function load(view: ViewName, again: boolean) {
    const Component = loaded[view]
    if (Component) {
      store.setState({ [view]: { status: 'ready', Component } })
      return
    }
    store.setState({ [view]: { status: 'loading' } })
    try {
      const { default: Component } = await core.views[view].load()
      store.setState({ [view]: { status: 'ready', Component: Component as ComponentType } })
    } catch (error) {
      store.setState({ [view]: { status: 'failed', again } })
      noteFailure(core, `view.${view}`, error)
    }
  }

  return {
    store,
    load(view) {
      const known = store.getState()[view]
      if (!known || known.status === 'failed') void load(view, known !== undefined)
    },
  }
}
