import { FoyerError } from '../../../backends/port/errors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { SiweMessageParts, SiweSession } from '../../core/options/config.ts'
import type { Core } from '../../core/core.ts'
import { requestSignature } from '../../money/transaction/requestSignature.ts'
import { formatIsoTime } from '../../../backends/port/formatIsoTime.ts'
import { hexOfText } from '../../../backends/port/hex.ts'
import { isSignature, messageProblem } from './siweRules.ts'

/** The step in which a sign-in failed, for the visitor. */
export type SignInProblem = 'unreachable' | 'wrongMessage' | 'declined' | 'verifyFailed'

/** One sign-in from the nonce to the server's session, or the failed step and its error. */
export type SignInOutcome =
  | { readonly session: SiweSession }
  | { readonly problem: SignInProblem; readonly error: FoyerError }

/**
 * Does nonce, message, signature, verification and session, in this order. The message is checked before the wallet is
 * asked: it must be for this page, account and chain. Never rejects. `onAsking` receives a function that repeats the
 * signature request; the first answer counts.
 */
export async function signInSteps(
  core: Core,
  signal: AbortSignal,
  onAsking: (again: () => void) => void = () => {},
): Promise<SignInOutcome> {
  const { backend, config, networks, session, signIn } = core
  const { siweConfig } = config
  const connection = session.connection()
  const address = session.address()
  let problem: SignInProblem = 'unreachable'
  let verified = false
  try {
    if (!siweConfig) throw new FoyerError('config.invalid', 'Sign-in needs `siweConfig`.')
    if (!connection || address === undefined)
      throw new FoyerError('none.account', 'No account provided')
    await signIn.settled()
    const nonce = await siweConfig.getNonce(address)
    signal.throwIfAborted()
    if (!nonce)
      throw new FoyerError('siwe.failed', 'Failed to sign in: the host gave an empty nonce.')
    const parts: SiweMessageParts = {
      address,
      chainId: networks.store.getState().activeId,
      nonce,
      version: '1',
      iat: formatIsoTime(backend.clock.now()),
      domain: new URL(backend.browser.origin).host,
      uri: backend.browser.origin,
    }

    problem = 'wrongMessage'
    const message = await siweConfig.createMessage(parts)
    signal.throwIfAborted()
    const wrong = messageProblem(message, parts)
    if (wrong !== undefined) {
      throw new FoyerError('siwe.failed', `Refused to have a sign-in message signed: ${wrong}.`)
    }

    problem = 'declined'
    const request = { method: 'personal_sign', params: [hexOfText(message), address] }
    const signature = await firstAnswer(
      () => requestSignature(core, connection, request, { success: 'back' }),
      onAsking,
    )
    signal.throwIfAborted()
    if (!isSignature(signature)) {
      throw new FoyerError(
        'wallet.malformed',
        'The wallet answered personal_sign with no signature.',
      )
    }

    problem = 'verifyFailed'
    verified = await siweConfig.verifyMessage({ message, signature })
    signal.throwIfAborted()
    const session = verified ? await siweConfig.getSession() : null
    signal.throwIfAborted()
    const isForAccount =
      session?.address.toLowerCase() === address.toLowerCase() && session.chainId === parts.chainId
    if (session && isForAccount) return { session }
    throw new FoyerError(
      'siwe.failed',
      verified
        ? 'Failed to sign in: the server has no session for this account and chain.'
        : 'Failed to sign in: the server did not accept the signature.',
    )
  } catch (thrown) {
    if (verified && signal.aborted) signIn.endLate()
    return { problem, error: toFoyerError(thrown, 'siwe.failed', 'Signing in') }
  }
}

/** Returns the first answer to any of the requests. A wallet that accepts no second request keeps the first open. */
function firstAnswer<T>(ask: () => Promise<T>, onAsking: (again: () => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let open = 0
    function again() {
      open += 1
      ask().then(resolve, (thrown: unknown) => {
        open -= 1
        if (open === 0 || toFoyerError(thrown).code !== 'wallet.pending') reject(thrown)
      })
    }
    onAsking(again)
    again()
  })
}
