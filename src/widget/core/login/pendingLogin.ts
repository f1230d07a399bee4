import type { Connection } from '../../../backends/port/connectors.ts'
import { isRecord } from '../../../backends/port/isRecord.ts'
import type { Core } from '../core.ts'
import { storageKeys } from '../kernel/storageKeys.ts'
import type { ViewName, ViewParams } from '../kernel/viewParams.ts'
import { createAddressChoiceGuard } from './addressChoiceGuard.ts'
import { createLoginProblems, type LoginProblem } from './loginProblems.ts'

/** How long a mailed code is valid, in ms: the screen promises 20 minutes (open point 59). */
const lifetime = 20 * 60_000

/** The screens that wait for a code, a link or a phone, each with the view below it. */
const below = {
  EmailVerifyOtp: 'Connect',
  EmailVerifyDevice: 'Connect',
  ConnectingFarcaster: 'Connect',
  UpdateEmailPrimaryOtp: 'Account',
  UpdateEmailSecondaryOtp: 'Account',
} as const

export type WaitingView = keyof typeof below

/** The login, or change of address, that was requested from the secure site. */
export interface Begun {
  readonly method: 'email' | 'social'
  /** When it was requested, in ms since epoch. */
  readonly at: number
  /** The screen that waits for it. Absent once the visitor has left it for good. */
  readonly view?: WaitingView
  readonly params?: { readonly email: string; readonly newEmail?: string }
  /** The current address of the account whose address changes. */
  readonly account?: string | undefined
  /**
   * True while the site has the visitor's proof but has not answered: it may have logged the
   * visitor in.
   */
  readonly handedOver?: boolean
}

/**
 * The login, or change of address, that was begun in this tab. It outlives its screen and a reload,
 * because the mail app of a phone is another app: the next opening of the modal without a view
 * shows the screen again (open points 260, 310).
 */
export interface PendingLogin {
  begun(): Begun | undefined
  /**
   * True if an earlier page has begun it: the site's page is a new one, too, and may have forgotten
   * it.
   */
  isOfEarlierPage(): boolean
  /** Says that a code or link was sent, or a phone is awaited. Replaces what was begun before. */
  begin<V extends WaitingView>(view: V, params: ViewParams[V]): void
  /**
   * Ends it, because the visitor went back, or it failed. A login that was handed over is still
   * finished.
   */
  end(): void
  /** Returns a signal that aborts when it ends or another one begins. */
  signal(): AbortSignal
  /**
   * Says that the site has got a code, or the result of a provider's window: from now on it may log
   * the visitor in.
   */
  handOver(method: Begun['method']): void
  /** Says that the site has answered. */
  settle(): void
  /**
   * Shows the steps that follow a login, now or with the next opening of the modal: sign-in must
   * not be skipped because the modal was closed meanwhile (open point 56).
   */
  proceed(steps: { readonly upgradable: boolean }): void
  /** Shows why the login ended, with the next opening of the modal unless `problem` is `undefined` by then. */
  explain(problem: LoginProblem | undefined): void
}

/**
 * Creates the pending login of one widget: `core.use(createPendingLogin)`. It continues what an
 * earlier page of this tab has stored.
 */
export function createPendingLogin(core: Core): PendingLogin {
  const { backend, modal, router, session } = core
  let begun = read(core)
  let isOfEarlierPage = begun !== undefined
  let work = new AbortController()
  let steps: { readonly upgradable: boolean } | undefined
  let problem: LoginProblem | undefined
  core.use(createAddressChoiceGuard)

  function set(next: Begun | undefined) {
    begun = next
    modal.setState({ codeSentTo: next?.view && next.params?.email })
    keep(core, next)
  }

  function end() {
    work.abort()
    work = new AbortController()
    const { view: _view, ...rest } = { ...begun }
    set(begun?.handedOver ? (rest as Begun) : undefined)
  }

  function dropOld() {
    // Too early counts as too late, because the device's clock may have been corrected meanwhile.
    const isOld = begun && Math.abs(backend.clock.now() - begun.at) >= lifetime
    if (isOld && !begun?.handedOver) end()
  }

  /** Moves on from the default view, or to the steps of a login that ended while the modal was closed. */
  function opened() {
    dropOld()
    const { view } = router.current()
    if (steps && view !== 'ApproveTransaction') {
      const facts = steps
      steps = undefined
      return core.afterConnect(facts)
    }
    if (!modal.getState().byDefault) return
    if (problem) core.use(createLoginProblems).show(problem)
    problem = undefined
    if (begun?.view && below[begun.view] === view) {
      // `read` and `begin` have checked that view and parameters match.
      router.push(begun.view, ...([begun.params] as [never]))
    }
  }

  function review(isNew: boolean) {
    const login = session.all().find(({ connection }) => connection.type === 'AUTH')?.connection
    if (!login) steps = undefined
    if (begun && session.store.getState().status !== 'reconnecting' && isOver(begun, login, isNew))
      end()
  }

  if (begun) set(begun)
  else keep(core, undefined)
  dropOld()
  review(false)
  watch(core, { opened, review, back: (view) => view === begun?.view && end() })
  // The modal was opened while this code was loading.
  if (modal.getState().open && router.store.getState().history.length === 1) opened()

  return {
    begun: () => begun,
    isOfEarlierPage: () => isOfEarlierPage,
    begin(view, params) {
      end()
      problem = undefined
      isOfEarlierPage = false
      set({
        method: view === 'ConnectingFarcaster' ? 'social' : 'email',
        at: backend.clock.now(),
        view,
        ...(params ? { params } : {}),
        account: session.connection()?.user?.email,
      })
    },
    end,
    signal: () => work.signal,
    handOver(method) {
      const { view, ...rest } = { ...begun }
      // The phone is no longer awaited; a code may still be needed if this login fails.
      const waiting = view === undefined || view === 'ConnectingFarcaster' ? {} : { view }
      set({ at: backend.clock.now(), ...rest, ...waiting, method, handedOver: true })
    },
    settle() {
      if (!begun?.handedOver) return
      const { handedOver: _handedOver, ...rest } = begun
      set(rest.view ? rest : undefined)
      review(false)
    },
    proceed(facts) {
      if (modal.getState().open) return core.afterConnect(facts)
      const several = (session.connection()?.user?.accounts.length ?? 0) > 1
      // Sign-in alone needs no memory: every opening asks for it.
      if (several || facts.upgradable) steps = facts
    },
    explain: (given) => void (problem = given),
  }
}

/** A login or a logout ends what was begun; for a change, also another person or the changed address. */
function isOver(begun: Begun, login: Connection | undefined, isNew: boolean): boolean {
  // A login that was handed over ends with `settle`; until then its screen stays.
  if (begun.handedOver) return false
  const isChange = begun.view !== undefined && below[begun.view] === 'Account'
  return isChange ? login?.user?.email !== begun.account : login !== undefined || isNew
}

/** Notifies of an opening, of the view that the visitor went back from, and of changes of the session. */
function watch(
  { modal, router, session }: Core,
  on: { opened(): void; back(view: ViewName): void; review(isNew: boolean): void },
): void {
  modal.subscribe((now, before) => {
    if (now.open && !before.open) on.opened()
  })
  router.store.subscribe(({ history }, before) => {
    const [was, now] = [before.history.at(-1), history.at(-1)]
    if (was && now && now.id < was.id && modal.getState().open) on.back(was.view)
  })
  session.store.subscribe((now, before) =>
    // Without the modal, the active network has changed back to one with an account.
    on.review(now.status === 'connected' && before.status !== now.status && modal.getState().open),
  )
}

/** Stores it for the tab. The link of a phone is kept in memory only. */
function keep({ backend: { tabStorage } }: Core, begun: Begun | undefined): void {
  if (begun === undefined || begun.view === 'ConnectingFarcaster') {
    tabStorage?.remove(storageKeys.login)
  } else tabStorage?.set(storageKeys.login, JSON.stringify(begun))
}

/** Reads what an earlier page of this tab has stored; `undefined` for anything else. */
function read({ backend, refusal }: Core): Begun | undefined {
  try {
    const kept: unknown = JSON.parse(backend.tabStorage?.get(storageKeys.login) ?? 'null')
    if (!isRecord(kept) || !Number.isFinite(kept.at)) return undefined
    if (kept.view === undefined)
      return kept.handedOver === true ? (kept as unknown as Begun) : undefined
    const { view, params } = kept as unknown as Begun
    const fits =
      view !== undefined &&
      Object.hasOwn(below, view) &&
      isRecord(params) &&
      typeof params.email === 'string' &&
      refusal(view, params) === undefined
    return fits ? (kept as unknown as Begun) : undefined
  } catch {
    // Not written by the widget: treat as empty.
    return undefined
  }
}
