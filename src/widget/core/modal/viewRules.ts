import type { StoreApi } from 'zustand/vanilla'
import type { ViewName, ViewParams } from '../kernel/viewParams.ts'
import type { Networks } from '../networks/networks.ts'
import type { FoyerConfig } from '../options/config.ts'
import type { ConnectorList } from '../session/connectorList.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../session/signIn.ts'
import type { ModalState } from './modalState.ts'
import type { RouterEntry } from './router.ts'
import type { ParamRule, ViewNeed, ViewRegistry } from './viewRecord.ts'

/** Decides which view can be shown now: account views only with an account (C-236). */
export interface ViewRules {
  /** True while the network is one that the host does not allow. */
  isStuck(): boolean
  /** Returns the default view, which also replaces a view that cannot be shown (open point 18). */
  home(): ViewName
  /** Returns which parameter prevents a view from being shown, and its allowed values; `undefined` if all are valid. */
  refusal<N extends ViewName>(view: N, params: ViewParams[N] | undefined): string | undefined
  /** Returns the replacement for a step of the history that cannot be shown now. */
  instead(last: RouterEntry | undefined): 'back' | ViewName | undefined
}

/** Creates the rules from the records of the views and the state of the stores. */
export function createViewRules(parts: {
  readonly config: FoyerConfig
  readonly modal: StoreApi<ModalState>
  readonly session: Session
  readonly signIn: SignIn
  readonly networks: Networks
  readonly connectors: ConnectorList
  readonly views: ViewRegistry
}): ViewRules {
  const { config, modal, session, signIn, networks, views } = parts
  const connected = () => session.store.getState().status === 'connected'
  const isStuck = () => connected() && !networks.supported() && !config.allowUnsupportedChain

  function home(): ViewName {
    if (isStuck()) return 'UnsupportedChain'
    if (signIn.needed()) return 'ConnectingSiwe'
    return connected() ? 'Account' : 'Connect'
  }

  const met: Readonly<Record<ViewNeed, () => boolean>> = {
    account: connected,
    network: () => !isStuck(),
    signIn: () => !signIn.needed(),
    login: () => session.connection()?.type === 'AUTH',
    code: () => modal.getState().codeSentTo !== undefined,
  }

  const facts = { ...parts, refusal }

  function refusal<N extends ViewName>(view: N, params: ViewParams[N] | undefined) {
    if (!Object.hasOwn(views, view)) return "there is no such view: write open('Account')"
    const given: Readonly<Record<string, unknown>> = params ?? {}
    for (const [name, fits] of Object.entries<ParamRule>({ ...views[view].params })) {
      if (!fits(given[name], facts, given))
        return `\`${name}\` cannot be "${String(given[name])}", see docs/custom-button.md`
    }
    return undefined
  }

  return {
    isStuck,
    home,
    refusal,
    instead(last) {
      const { needs = [] } = last ? views[last.view] : {}
      if (last && needs.every((need) => met[need]())) {
        return refusal(last.view, last.params) ? 'back' : undefined
      }
      return home()
    },
  }
}
