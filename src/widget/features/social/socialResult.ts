import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { finishLogin } from '../../core/login/finishLogin.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'

/** A login with the result of a provider's window. */
export interface SocialLogin {
  readonly loggedIn: Promise<void>
  /** The account is connected. */
  readonly finished: Promise<void>
}

/**
 * Logs in with the result of a provider's window. Goes on when the screen is left, because the site logs the visitor in
 * (open point 311). Both promises reject like `Auth.connectSocial`.
 */
export function handOverResult(core: Core, provider: SocialProvider, uri: string): SocialLogin {
  const { track } = core
  const pending = core.use(createPendingLogin)

  /** Also ends the guard of a reload, and says why with the next opening. */
  function fail() {
    pending.settle()
    const texts = core.use(socialWindowTexts)
    pending.explain({ title: texts.loginFailed(texts[provider]), text: texts.failed })
  }

  async function logIn() {
    try {
      const auth = await core.ensureAuth()
      pending.handOver('social')
      await auth.connectSocial(uri)
    } catch (thrown) {
      track('SOCIAL_LOGIN_ERROR', { provider })
      fail()
      throw thrown
    }
    // The login itself succeeded, whatever follows (open point 55).
    track('SOCIAL_LOGIN_SUCCESS', { provider })
  }

  async function finish() {
    try {
      await finishLogin(core, 'social')
    } catch (thrown) {
      track('CONNECT_ERROR', { message: toFoyerError(thrown).message })
      fail()
      throw thrown
    }
    pending.settle()
  }

  const loggedIn = logIn()
  const finished = loggedIn.then(finish)
  // The screen handles it, if there is one.
  finished.catch(() => undefined)
  return { loggedIn, finished }
}
