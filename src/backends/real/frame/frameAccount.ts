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

type AccountPart = Pick<
  Auth,
  'setPreferredAccount' | 'getSmartAccountEnabledNetworks' | 'initSmartAccount'
> & {
  /** Sends GET_USER, which activates that chain and account type (wire 2.4). Rejects with `none.account`. */
  openAccount(
    chainId: ChainId,
    options?: {
      preferredAccountType?: AccountType | undefined
      signal?: AbortSignal | undefined
    },
  ): Promise<AuthUser>
}

/** The account part of `Auth` (C-291, C-294). */
export function createFrameAccount(options: {
  client: FrameClient
  loginData: LoginData
  session: FrameSession
  onError: (error: Error) => void
}): AccountPart {
  const { client, loginData, session } = options

  /** Reports a failure and returns `instead`; an abort still rejects. */
  async function orElse<T>(answer: Promise<T>, instead: T, what: string): Promise<T> {
    try {
      return await answer
    } catch (thrown) {
      const error = toFoyerError(thrown, 'frame.failed', what)
      if (error.code === 'aborted') throw error
      options.onError(error)
      return instead
    }
  }

  return {
    async openAccount(chainId, { preferredAccountType, signal } = {}) {
      const payload = { chainId: toWire(chainId), preferredAccountType }
      const wire = await client.request('GET_USER', payload, { signal })
      const user = toAuthUser(wire, loginData)
      loginData.rememberUser(user)
      session.update(user)
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

/** EVM chains are sent as numbers, others as CAIP-2. */
function toWire(chainId: ChainId): WireChainId {
  return namespaceOf(chainId) === 'eip155' ? Number(referenceOf(chainId)) : chainId
}
