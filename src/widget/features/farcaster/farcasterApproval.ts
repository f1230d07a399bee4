import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { finishLogin } from '../../core/login/finishLogin.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { errorText } from '../../core/texts/errorText.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'

const provider = 'farcaster'

/** The approval on a phone, and the rest of the login. */
export interface FarcasterLogin {
  readonly approved: Promise<void>
  /** Resolves when the account is connected. */
  readonly finished: Promise<void>
}

/**
 * Waits for the phone, also while the screen is not shown: an approval then still logs the visitor in (open point 311).
 */
export interface FarcasterApproval {
  /** Joins the wait that goes on, or starts one. Both promises reject like `Auth.connectFarcaster`. */
  wait(): FarcasterLogin
}

/** Creates the wait of a widget; read it by `core.use(createFarcasterApproval)`. */
export function createFarcasterApproval(core: Core): FarcasterApproval {
  const { account, track } = core
  const pending = core.use(createPendingLogin)
  let waiting: (FarcasterLogin & { readonly signal: AbortSignal }) | undefined

  function fail(thrown: unknown) {
    account.setState({ farcasterUrl: undefined })
    pending.end()
    const texts = core.use(socialWindowTexts)
    const error = toFoyerError(thrown, 'internal', 'The Farcaster login')
    pending.explain({ title: texts.loginFailed(texts.farcaster), text: errorText(core, error) })
  }

  async function approve(signal: AbortSignal) {
    try {
      const auth = await core.ensureAuth(signal)
      await auth.connectFarcaster(signal)
      signal.throwIfAborted()
    } catch (thrown) {
      if (!signal.aborted) {
        track('SOCIAL_LOGIN_ERROR', { provider })
        fail(thrown)
      }
      throw thrown
    }
    // The site has logged the visitor in, whatever the next steps give (open point 55).
    track('SOCIAL_LOGIN_SUCCESS', { provider })
    account.setState({ farcasterUrl: undefined })
    pending.handOver('social')
  }

  async function finish() {
    try {
      await finishLogin(core, 'social')
    } catch (thrown) {
      track('CONNECT_ERROR', { message: toFoyerError(thrown).message })
      fail(thrown)
      throw thrown
    } finally {
      pending.settle()
    }
  }

  return {
    wait() {
      const signal = pending.signal()
      if (waiting?.signal === signal) return waiting
      const approved = approve(signal)
      const finished = approved.then(finish)
      // The screen handles it, if there is one.
      finished.catch(() => undefined)
      waiting = { signal, approved, finished }
      return waiting
    },
  }
}
