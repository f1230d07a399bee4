import { namespaceOf, referenceOf, type ChainId } from '../../port/chainIds.ts'
import type { Auth } from '../../port/auth.ts'
import type { AccountType, AuthUser } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { wireChainId } from '../guards/addresses.ts'
import type { FrameClient } from './frameClient.ts'
import type { WireChainId } from './frameProtocol.ts'
import type { FrameSession } from './frameSession.ts'
import type { LoginData } from './loginData.ts'
import { toAuthUser } from './toAuthUser.ts'

interface OpenOptions {
  readonly preferredAccountType?: AccountType | undefined
  readonly signal?: AbortSignal | undefined
}

type AccountPart = Pick<
  Auth,
  'setPreferredAccount' | 'getSmartAccountEnabledNetworks' | 'initSmartAccount'
> & {
  /**
   * Sends GET_USER, which also activates that chain and account type at the site (wire 2.4).
   * Rejects with `none.account`.
   */
  readUser(chainId: ChainId, options?: OpenOptions): Promise<AuthUser>
  /** Shows what `readUser` resolved with; with `again`, also when nothing changed. */
  showUser(user: AuthUser, again?: boolean): void
  /** Returns the network of the secure site; `undefined` when it does not answer in time. */
  readChain(): Promise<ChainId | undefined>
  /** Calls `readUser`, then `showUser`. */
  openAccount(chainId: ChainId, options?: OpenOptions): Promise<AuthUser>
}

/** The account part of `Auth`: the user, the account type and the network (C-291, C-294). */
export function createFrameAccount(options: {
  client: Pick<FrameClient, 'request'>
  loginData: LoginData
  session: FrameSession
  onError: (error: Error) => void
}): AccountPart {
  const { client, loginData, session } = options

  /** Reports a failure and returns `instead`; an abort and an ended login still reject. */
  async function orElse<T>(answer: Promise<T>, instead: T, what: string): Promise<T> {
    try {
      return await answer
    } catch (thrown) {
      const error = toFoyerError(thrown, 'frame.failed', what)
      if (error.code === 'aborted' || error.code === 'wallet.disconnected') throw error
      options.onError(error)
      return instead
    }
  }

  async function readUser(
    chainId: ChainId,
    { preferredAccountType, signal }: OpenOptions = {},
  ): Promise<AuthUser> {
    const payload = { chainId: toWire(chainId), preferredAccountType }
    return toAuthUser(await client.request('GET_USER', payload, { signal }), loginData)
  }

  function showUser(user: AuthUser, again?: boolean): void {
    loginData.rememberUser(user)
    session.update(user, again)
  }

  return {
    readUser,
    showUser,
    readChain: () =>
      orElse(
        client
          .request('GET_CHAIN_ID', undefined, { limitMs: 5_000 })
          .then(({ chainId }) => wireChainId(chainId)),
        undefined,
        'Asking for the network',
      ),
    async openAccount(chainId, options) {
      const user = await readUser(chainId, options)
      showUser(user)
      return user
    },

    setPreferredAccount: (type, signal) =>
      orElse(
        client
          .request('SET_PREFERRED_ACCOUNT', { type }, { signal })
          .then(({ type: preferred }) => preferred),
        'eoa',
        'Setting the preferred account',
      ),

    async getSmartAccountEnabledNetworks(signal) {
      const asked = client.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { signal })
      const chainIds = await orElse<readonly ChainId[]>(
        asked.then(({ smartAccountEnabledNetworks }) =>
          smartAccountEnabledNetworks.map(wireChainId).filter((id) => id !== undefined),
        ),
        [],
        'Asking for the smart-account networks',
      )
      loginData.rememberSmartAccountNetworks(chainIds)
      return chainIds
    },

    async initSmartAccount(signal) {
      const answer = await client.request('INIT_SMART_ACCOUNT', undefined, { signal })
      return { address: answer.address, deployed: answer.isDeployed }
    },
  }
}

/** Returns a chain as the frame expects it: a number for an EVM chain, CAIP-2 for another. */
function toWire(chainId: ChainId): WireChainId {
  return namespaceOf(chainId) === 'eip155' ? Number(referenceOf(chainId)) : chainId
}
