import type { ComponentType } from 'react'
import type { Core } from './core.ts'
import type { ViewName, ViewParams } from './viewParams.ts'

/** What stands left of the title (C-070 to C-073, open point 9). */
export type LeftControl = 'networks' | 'help' | 'back' | 'none'

/**
 * When the modal may be closed from this view (C-075 to C-078, open point 80). `popsBeforeSignIn`: with
 * sign-in on and not done, closing drops the waiting approval and goes back instead.
 */
export type ClosePolicy = 'always' | 'unlessUnsupported' | 'hiddenWithSiwe' | 'popsBeforeSignIn'

/** All there is to say about a view. */
export interface ViewRecord<N extends ViewName> {
  /** The header's words; `undefined` where the view has none. */
  readonly title: (core: Core, params: ViewParams[N]) => string | undefined
  /** `back` shows the arrow only when there is a view to go back to. */
  readonly left: LeftControl
  readonly close: ClosePolicy
  /** A tag beside the title, e.g. Beta. */
  readonly tag?: (core: Core) => string
  /** Closes the modal when the account disappears (C-236). */
  readonly needsAccount?: true
  /** Absent while the view is not built: then nothing leads to it. */
  readonly load?: () => Promise<{ default: ComponentType }>
}

export type ViewRegistry = { readonly [N in ViewName]: ViewRecord<N> }
