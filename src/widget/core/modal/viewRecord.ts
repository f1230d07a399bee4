import type { StoreApi } from 'zustand/vanilla'
import type { Core } from '../core.ts'
import type { Networks } from '../networks/networks.ts'
import type { ConnectorList } from '../session/connectorList.ts'
import type { socialTexts } from '../texts/login/socialTexts.ts'
import type { LocaleTexts } from '../texts/texts.ts'
import type { ModalState } from './modalState.ts'
import type { ViewName, ViewParams } from '../kernel/viewParams.ts'

/**
 * The control to the left of the title. `none` keeps its space, so that the title stays centred
 * (C-070, open point 9).
 */
export type LeftControl = 'networks' | 'help' | 'back' | 'none'

/**
 * When the visitor may close the modal from this view (C-078). `unlessUnsupported` holds visitors
 * on a network that the host does not allow (open point 80); `popsBeforeSignIn` drops the pending
 * approval and goes back instead, while a required sign-in is missing (C-077).
 */
export type ClosePolicy = 'always' | 'unlessUnsupported' | 'hiddenWithSiwe' | 'popsBeforeSignIn'

/**
 * The condition for showing a view: an account, on a requested network, signed in if the host requires it; an account
 * of the secure site; a code or link that was sent and is awaited.
 */
export type ViewNeed = 'account' | 'network' | 'signIn' | 'login' | 'code'

/**
 * A React component without props. Not React's own type, because the package's declarations include it, and a page
 * without React has no such types.
 */
export type ViewComponent = (props: object) => unknown

/** The complete description of a view. */
export interface ViewRecord<N extends ViewName> {
  /** The header's title: a name in the text table, or a function of the state. Absent if the view has none. */
  readonly title?: TitleName | ((facts: TitleFacts, params: ViewParams[N]) => string)
  /** `back` shows the arrow only when there is a view to go back to. */
  readonly left: LeftControl
  readonly close: ClosePolicy
  /** The name of a tag beside the title, e.g. Beta. */
  readonly tag?: TitleName
  /**
   * What the view requires. Checked on every navigation to the view and while it is shown: a view
   * of an account must not stay when the account is gone (C-236).
   */
  readonly needs?: readonly ViewNeed[]
  /** The rules for parameters that the host may pass. Absent if all are optional. */
  readonly params?: { readonly [P in keyof ViewParams[N]]?: ParamRule }
  /** Loads the component when the view is first shown. */
  readonly load: () => Promise<{ default: ViewComponent }>
  /** Asks for the data that the view shows first, once, when the visitor is about to open it. */
  readonly prefetch?: (core: Core) => Promise<void>
}

/** Returns whether one parameter of a view can be used. */
export type ParamRule = (
  value: unknown,
  facts: ViewFacts,
  params: Readonly<Record<string, unknown>>,
) => boolean

/** The state that a view's parameters are checked against. */
export interface ViewFacts {
  readonly networks: Networks
  readonly connectors: ConnectorList
  readonly modal: StoreApi<ModalState>
  refusal(view: ViewName, params: unknown): string | undefined
}

type Titles = LocaleTexts['titles']

/** The name of a title that depends on nothing but its text. */
export type TitleName = {
  [Name in keyof Titles]: Titles[Name] extends string ? Name : never
}[keyof Titles]

/** The state that determines a view's title. Its texts load with the modal. */
export interface TitleFacts {
  readonly connectors: ConnectorList
  /**
   * True if Connect offers the e-mail login and no wallet; socials of the same connector do not
   * count.
   */
  readonly emailOnly: boolean
  readonly titles: Titles
  readonly socials: ReturnType<typeof socialTexts>
}

export type ViewRegistry = { readonly [N in ViewName]: ViewRecord<N> }
