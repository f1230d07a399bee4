import type { Auth } from '../../port/auth.ts'
import type { Browser } from '../../port/browser.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { Clock } from '../../port/clock.ts'
import type { AuthUser } from '../../port/connectors.ts'
import type { Random } from '../../port/random.ts'
import type { Storage } from '../../port/storage.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { SdkIdentity } from '../sdkIdentity.ts'
import { createEmailLogin } from './emailLogin.ts'
import { createFrameAccount } from './frameAccount.ts'
import { createFrameClient } from './frameClient.ts'
import { createFrameConnection } from './frameConnection.ts'
import { mountFrameElement, type MountFrame } from './frameElement.ts'
import type { FrameMessage } from './frameProtocol.ts'
import { createFrameRpc } from './frameRpc.ts'
import { createFrameSession } from './frameSession.ts'
import { createLoginData } from './loginData.ts'
import type { RefusedMessage } from './refusedMessage.ts'
import { createSocialLogin } from './socialLogin.ts'
import { toAuthUser } from './toAuthUser.ts'

export interface FrameAuthOptions {
  /** Base URL of the secure site, without a trailing slash. */
  readonly secureSite: string
  readonly projectId: string
  readonly sdk: SdkIdentity
  readonly storage: Storage
  /** Prefix of each storage key in wire 2.8. */
  readonly storagePrefix: string
  readonly browser: Pick<Browser, 'subscribeMessages'>
  readonly clock: Clock
  readonly random: Pick<Random, 'id'>
  /** Puts the frame into the page. Defaults to the real frame. */
  readonly mountFrame?: MountFrame | undefined
  readonly onRefused: (refused: RefusedMessage) => void
  readonly onError: (error: Error) => void
}

/** The secure site's wallet in its frame (wire 2). Loads nothing before `mount`. */
export function createFrameAuth(options: FrameAuthOptions): Auth {
  const { secureSite, projectId, onError } = options
  const secureOrigin = new URL(secureSite).origin
  const mountFrame = options.mountFrame ?? mountFrameElement
  const client = createFrameClient({ ...options, mountFrame, secureOrigin })
  const loginData = createLoginData({ storage: options.storage, prefix: options.storagePrefix })
  const session = createFrameSession()
  const account = createFrameAccount({ client, loginData, session, onError })
  const { request, ...approvals } = createFrameRpc({ client, session })
  const { openAccount, ...accountCalls } = account

  function forget(notify: boolean): void {
    loginData.clear()
    session.end({ notify })
  }

  async function signOut(): Promise<void> {
    approvals.abortApprovals()
    try {
      await client.request('SIGN_OUT', undefined)
    } finally {
      forget(false)
    }
  }

  function connection(user: AuthUser) {
    const moveTo = (chainId: ChainId, signal?: AbortSignal) => openAccount(chainId, { signal })
    return createFrameConnection({ user, session, request, moveTo, signOut })
  }

  /** Handles the frame's broadcasts (wire 2.3); responses are handled where the request was made. */
  function handle(message: FrameMessage): void {
    if (message.kind === 'success' && message.call === 'GET_USER' && session.user !== undefined) {
      let user: AuthUser
      try {
        user = toAuthUser(message.payload, loginData)
      } catch (thrown) {
        return onError(toFoyerError(thrown, 'frame.malformed', 'Reading the user'))
      }
      loginData.rememberUser(user)
      session.update(user)
    }
    const isSignedOut =
      message.kind === 'success' && message.call === 'IS_CONNECTED' && !message.payload.isConnected
    const isRefused = message.kind === 'error' && message.call === 'IS_CONNECTED'
    if (isSignedOut || isRefused) forget(true)
    return undefined
  }
  client.subscribe(handle)

  return {
    secureOrigin,
    dashboardUrl: `${secureSite}/dashboard`,
    mount: (parent, { chainId }) =>
      client.mount(
        parent,
        `${secureSite}/sdk?projectId=${encodeURIComponent(projectId)}&chainId=${chainId}`,
      ),
    place: (place) => client.place(place),
    ...createEmailLogin({ client, loginData, clock: options.clock }),
    ...createSocialLogin({ client, loginData }),
    ...accountCalls,
    ...approvals,

    async connect({ chainId, preferredAccountType, signal }) {
      return connection(await openAccount(chainId, { preferredAccountType, signal }))
    },
    async reconnect(chainId, signal, ask) {
      if (!loginData.used && ask !== 'always') return undefined
      const { isConnected } = await client.request('IS_CONNECTED', undefined, { signal })
      if (isConnected) return connection(await openAccount(chainId, { signal }))
      forget(false)
      return undefined
    },
    getUser: (chainId, signal) => openAccount(chainId, { signal }),
    syncTheme: (theme) => client.request('SYNC_THEME', theme),
    syncAppMetadata: (metadata) =>
      client.request('SYNC_DAPP_DATA', { metadata, sdkVersion: options.sdk.version, projectId }),
    signOut,
  }
}
