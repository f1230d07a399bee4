import type { FoyerEvent } from './analyticsEvents.ts'
import type { ViewName } from './viewParams.ts'

/** The variants of a toast. */
export type ToastVariant = 'loading' | 'success' | 'error'

/** The events that an observer of the widget receives, in order. They are plain data. */
export type InspectEvent =
  | { readonly type: 'modal'; readonly open: boolean }
  | {
      readonly type: 'view'
      readonly view: ViewName
      readonly params: unknown
      readonly history: readonly ViewName[]
    }
  | {
      readonly type: 'flow'
      readonly flow: string
      readonly from: string
      readonly event: string
      readonly to: string
    }
  | { readonly type: 'call'; readonly port: string; readonly method: string }
  | {
      readonly type: 'callEnd'
      readonly port: string
      readonly method: string
      readonly errorCode?: string
    }
  | { readonly type: 'analytics'; readonly event: FoyerEvent; readonly sent: boolean }
  | { readonly type: 'toast'; readonly variant: ToastVariant; readonly message: string }
  | { readonly type: 'session'; readonly status: string; readonly address?: string }
  /** A handled failure that the visitor need not see. */
  | {
      readonly type: 'note'
      readonly about: string
      readonly code: string
      readonly message: string
    }

/** The one optional observer of a widget. It must not throw, and the widget does not wait for it. */
export type Inspect = (event: InspectEvent) => void

/** Reports to the observer, if the host set one. */
export interface Inspected {
  readonly inspect: Inspect | undefined
}
