import type { ChainId } from '../../../port/chainIds.ts'
import type { AuthUser, Eip1193Request } from '../../../port/connectors.ts'
import { FoyerError } from '../../../port/errors.ts'
import type { FrameSession } from '../frameSession.ts'
import { isSameAddress, namedAccount } from './namedAccount.ts'

/** Reads a chain through the page's own client. */
type CallChain = (chainId: ChainId, method: string, params: readonly unknown[]) => Promise<unknown>

/** The checks that a signature is by the account that the page shows. */
export interface SignerCheck {
  /**
   * Compares who is logged in at the secure site with the user that the page shows, and with the account that the request
   * names. Rejects with `wallet.unauthorized`, `chain.mismatch`, `frame.*`, `aborted`; the page then follows the change.
   */
  confirm(request: Eip1193Request, signal: AbortSignal): Promise<AuthUser>
  /**
   * Checks a signature. Rejects with `wallet.malformed` for one of another account; one that cannot
   * be checked passes.
   */
  check(request: Eip1193Request, signature: unknown, user: AuthUser): Promise<void>
}

/**
 * Creates the checks. They are needed because another tab may have logged another person in at the
 * secure site, which then signs as that person.
 *
 * @param readUser sends GET_USER for the chain and the account type on screen (wire 2.4)
 * @param follow shows the user that the secure site reports
 * @param look asks who that is
 */
export function createSignerCheck(options: {
  session: FrameSession
  readUser: (shown: AuthUser, signal: AbortSignal) => Promise<AuthUser>
  follow: (user: AuthUser) => void
  callChain: CallChain
  look: () => void
  onError: (error: Error) => void
}): SignerCheck {
  const { session, callChain } = options

  return {
    async confirm(request, signal) {
      const shown = session.user
      if (shown === undefined) throw refusal(request, 'no account is connected')
      const named = namedAccount(request)
      if (named !== undefined && !hasAccount(shown, named)) {
        throw refusal(request, `${named} is not an account of this login`)
      }
      const user = await options.readUser(shown, signal)
      const isShown = isSameUser(shown, user) && isSameUser(shown, session.user ?? user)
      options.follow(user)
      if (!isShown) throw refusal(request, 'another account is logged in at the secure site now')
      if (user.chainId === shown.chainId) return user
      throw new FoyerError(
        'chain.mismatch',
        `Refused ${request.method}: the secure site is on ${user.chainId} and not on ${shown.chainId}.`,
      )
    },

    async check(request, signature, user) {
      const { method } = request
      if (method !== 'personal_sign' && method !== 'eth_signTypedData_v4') return
      const address = namedAccount(request) ?? user.address
      const list: readonly unknown[] = Array.isArray(request.params) ? request.params : []
      const data = list.find((each) => each !== address)
      const account = user.accounts.find((each) => isSameAddress(each.address, address))
      const type = account?.type ?? user.preferredAccountType
      // A signature that was given must not be lost because the code of its check cannot be loaded.
      const loaded = await import('../../viem/checkSignature.ts').catch(options.onError)
      const isRight = await loaded?.checkSignature(
        { method, data, address, signature, isSmartAccount: type === 'smartAccount' },
        (name, params) => callChain(user.chainId, name, params),
      )
      if (isRight !== false) return
      options.look()
      throw new FoyerError(
        'wallet.malformed',
        `Refused the answer to ${method}: the signature is not by ${address}. Log in again.`,
      )
    },
  }
}

function hasAccount(user: AuthUser, address: string): boolean {
  return [user, ...user.accounts].some((each) => isSameAddress(each.address, address))
}

/** True for the same person and account. A user with further accounts is no other person. */
function isSameUser(shown: AuthUser, now: AuthUser): boolean {
  return (
    isSameAddress(shown.address, now.address) &&
    shown.accounts.every(({ address }) => hasAccount(now, address))
  )
}

function refusal({ method }: Eip1193Request, why: string): FoyerError {
  return new FoyerError('wallet.unauthorized', `Refused ${method}: ${why}.`)
}
