import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { finishLogin } from '../../core/login/finishLogin.ts'
import { createPendingLogin } from '../../core/login/pendingLogin.ts'
import { socialWindowTexts } from '../../core/texts/login/socialWindowTexts.ts'

/** The progress of a login with the result of a provider's window. */
export interface SocialLogin {
  readonly loggedIn: Promise<void>
  /** Resolves when the account is connected. */
  readonly finished: Promise<void>
}

/**
 * Logs in with the result of a provider's window. Goes on when the screen is left, because the site logs the visitor in
 * anyway (open point 311). Both promises reject like `Auth.connectSocial`.
 */
export function handOverResult(core: Core, provider: SocialProvider, uri: string): SocialLogin {
  const { track } = core
  const pending = core.use(createPendingLogin)

  /** Ends the guard of a reload, too, and keeps the reason for the next opening. */
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
    // The site has logged the visitor in, whatever the next steps give (open point 55).
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
