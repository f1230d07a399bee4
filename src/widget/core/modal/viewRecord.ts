import type { StoreApi } from 'zustand/vanilla'
import type { Networks } from '../networks/networks.ts'
import type { ConnectorList } from '../session/connectorList.ts'
import type { socialTexts } from '../texts/connect/socialTexts.ts'
import type { WidenTexts } from '../texts/widenTexts.ts'
import type { LocaleTexts } from '../texts/texts.ts'
import type { ModalState } from './modalState.ts'
import type { ViewName, ViewParams } from '../kernel/viewParams.ts'

/** What stands left of the title (C-070 to C-073, open point 9). */
export type LeftControl = 'networks' | 'help' | 'back' | 'none'

/**
 * When the modal may be closed from this view (C-075 to C-078, open point 80). `popsBeforeSignIn`: with
 * sign-in on and not done, closing drops the waiting approval and goes back instead.
 */
export type ClosePolicy = 'always' | 'unlessUnsupported' | 'hiddenWithSiwe' | 'popsBeforeSignIn'

/**
 * What must be there for a view to be shown: an account, on a network that the host asked for, that is signed
 * in where the host wants that; an account of the secure site; a code or link that was sent and is awaited.
 */
export type ViewNeed = 'account' | 'network' | 'signIn' | 'login' | 'code'

/**
 * A React component without props. Not by React's own types: the package's declarations lead here, and a page without React
 * has none of them.
 */
export type ViewComponent = (props: object) => unknown

/** All there is to say about a view. */
export interface ViewRecord<N extends ViewName> {
  /** The header's words: by their name in the text table, or made of what is known. Absent where the view has none. */
  readonly title?: TitleName | ((facts: TitleFacts, params: ViewParams[N]) => string)
  /** `back` shows the arrow only when there is a view to go back to. */
  readonly left: LeftControl
  readonly close: ClosePolicy
  /** A tag beside the title, e.g. Beta. */
  readonly tag?: TitleName
  /** Held against the widget's state on every way to the view and as long as it is shown (C-236). */
  readonly needs?: readonly ViewNeed[]
  /** What its parameters must be, which the host may give. Absent where all are optional. */
  readonly params?: { readonly [P in keyof ViewParams[N]]?: ParamRule }
  /** Loads the component when the view is first shown. */
  readonly load: () => Promise<{ default: ViewComponent }>
}

/** Whether one parameter of a view can be used. */
export type ParamRule = (
  value: unknown,
  facts: ViewFacts,
  params: Readonly<Record<string, unknown>>,
) => boolean

/** What a view's parameters are held against. */
export interface ViewFacts {
  readonly networks: Networks
  readonly connectors: ConnectorList
  readonly modal: StoreApi<ModalState>
  refusal(view: ViewName, params: unknown): string | undefined
}

type Titles = LocaleTexts['titles']

/** A title that needs nothing but its words. */
export type TitleName = {
  [Name in keyof Titles]: Titles[Name] extends string ? Name : never
}[keyof Titles]

/** What a view's title is made of. Its words load with the modal. */
export interface TitleFacts {
  readonly connectors: ConnectorList
  /** Connect offers the e-mail login and no wallet; socials of the same connector do not count. */
  readonly emailOnly: boolean
  readonly titles: Titles
  readonly socials: WidenTexts<typeof socialTexts>
}

export type ViewRegistry = { readonly [N in ViewName]: ViewRecord<N> }
