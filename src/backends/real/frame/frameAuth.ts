import type { Auth } from '../../port/auth.ts'
import type { Browser } from '../../port/browser.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { Clock } from '../../port/clock.ts'
import type { AuthUser } from '../../port/connectors.ts'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import type { Random } from '../../port/random.ts'
import type { Storage } from '../../port/storage.ts'
import type { OpenTabChannel } from '../../port/tabChannel.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { createOpenTabChannel } from '../browser/openTabChannel.ts'
import type { RpcClient } from '../chain/rpcClient.ts'
import type { SdkIdentity } from '../sdkIdentity.ts'
import { createEmailLogin } from './emailLogin.ts'
import { createFrameAccount } from './frameAccount.ts'
import { createFrameClient } from './frameClient.ts'
import { createFrameConnection } from './frameConnection.ts'
import { mountFrameElement, type MountFrame } from './frameElement.ts'
import type { FrameCalls, FrameMessage } from './frameProtocol.ts'
import { createFrameRpc } from './frameRpc.ts'
import { createFrameSession } from './frameSession.ts'
import { createLoginData } from './loginData.ts'
import type { RefusedMessage } from './refusedMessage.ts'
import { createSignerCheck } from './signing/signerCheck.ts'
import { createSocialLogin } from './socialLogin.ts'
import { createEndCheck } from './tabs/endCheck.ts'
import { createLoginTabs } from './tabs/loginTabs.ts'
import { toAuthUser } from './toAuthUser.ts'

export interface FrameAuthOptions {
  /** Base URL of the secure site, without a trailing slash. */
  readonly secureSite: string
  readonly projectId: string
  readonly sdk: SdkIdentity
  readonly storage: Storage
  /** The beginning of each storage key of the login (wire 2.8). */
  readonly storagePrefix: string
  readonly browser: Pick<Browser, 'subscribeMessages' | 'subscribeVisible'>
  readonly window: () => Window | undefined
  /** The channels to the other tabs. Defaults to those of the browser. */
  readonly openTabChannel?: OpenTabChannel | undefined
  /** Reads the chain of a smart account, to check its signatures. */
  readonly rpc: () => Promise<RpcClient>
  /** The configured networks. Only their chains can be asked to check a signature of a smart account. */
  readonly networks: readonly Network[]
  readonly clock: Clock
  readonly random: Pick<Random, 'id'>
  /** Puts the frame into the page. Defaults to the real frame. */
  readonly mountFrame?: MountFrame | undefined
  readonly onRefused: (refused: RefusedMessage) => void
  readonly onError: (error: Error) => void
}

/** The secure site's wallet in its frame (wire 2). It loads nothing before `mount`. */
export function createFrameAuth(options: FrameAuthOptions): Auth {
  const { secureSite, projectId, onError } = options
  const secureOrigin = new URL(secureSite).origin
  const mountFrame = options.mountFrame ?? mountFrameElement
  const frame = createFrameClient({ ...options, mountFrame, secureOrigin, onReloaded: greet })
  const loginData = createLoginData({ storage: options.storage, prefix: options.storagePrefix })
  const session = createFrameSession()
  const client = createEndCheck({ client: frame, session, onOver: () => forget(true), onError })
  const account = createFrameAccount({ client, loginData, session, onError })
  const { openAccount, readUser, showUser, readChain, ...accountCalls } = account
  const { isSettled, ...tabs } = createLoginTabs({
    browser: options.browser,
    openTabChannel: options.openTabChannel ?? createOpenTabChannel(options),
    look: lookNow,
  })
  const signer = createSignerCheck({
    session,
    readUser: ({ chainId, preferredAccountType }, signal) =>
      readUser(chainId, { preferredAccountType, signal }),
    follow,
    look: () => lookNow(false),
    onError,
    async callChain(chainId, method, params) {
      const network = options.networks.find(({ id }) => id === chainId)
      if (network) return (await options.rpc()).call(network, method, params)
      throw new FoyerError('none.network', `Failed to read ${chainId}: it is not configured.`)
    },
  })
  const { request, ...approvals } = createFrameRpc({ client, session, signer })
  /** What each page of the secure site has to be told, by the name of the call. */
  const greetings = new Map<string, () => Promise<void>>()

  function greet(): void {
    for (const send of greetings.values()) send().catch(onError)
  }

  function greetWith<C extends 'SYNC_THEME' | 'SYNC_DAPP_DATA'>(
    call: C,
    payload: FrameCalls[C][0],
  ): Promise<void> {
    const send = () => client.request(call, payload)
    greetings.set(call, send)
    return send()
  }

  function forget(notify: boolean): void {
    loginData.clear()
    session.end({ notify })
  }

  /**
   * Shows a user of another tab. While the visitor still chooses among the accounts, that choice
   * comes first, because leaving it cancels the login (C-222).
   */
  function follow(user: AuthUser, again?: boolean): void {
    if (isSettled()) showUser(user, again)
  }

  /** Asks who is logged in, for a tab that is not the only one. */
  async function look(told: boolean): Promise<void> {
    const shown = session.user
    if (shown === undefined || !isSettled()) return
    const there = told ? await readChain() : shown.chainId
    const user = await readUser(shown.chainId)
    // The chain may have been switched here in the meantime.
    if (session.user?.chainId === user.chainId) follow(user, told)
    // The tab that reported the change continues with its own network.
    if (there !== undefined && there !== user.chainId) await readUser(there)
  }

  function lookNow(told: boolean): void {
    look(told).catch(onError)
  }

  async function signOut(): Promise<void> {
    approvals.abortApprovals()
    try {
      await frame.request('SIGN_OUT', undefined)
    } catch (thrown) {
      // Nothing is left to sign out of.
      if (!(await client.isOver(thrown))) throw thrown
    } finally {
      forget(false)
    }
  }

  function connection(user: AuthUser) {
    const moveTo = (chainId: ChainId, signal?: AbortSignal) => openAccount(chainId, { signal })
    return createFrameConnection({ user, session, request, moveTo, signOut })
  }

  /**
   * Handles the messages that the frame sends without a request (wire 2.3). Responses are handled
   * where the request was made.
   */
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
  frame.subscribe(handle)

  return {
    secureOrigin,
    dashboardUrl: `${secureSite}/dashboard`,
    mount: (parent, { chainId }) =>
      frame.mount(
        parent,
        `${secureSite}/sdk?projectId=${encodeURIComponent(projectId)}&chainId=${chainId}`,
      ),
    place: frame.place,
    ...createEmailLogin({ client, loginData, clock: options.clock }),
    ...createSocialLogin({ client, loginData }),
    ...accountCalls,
    ...approvals,

    async connect({ chainId, preferredAccountType, signal }) {
      return connection(await openAccount(chainId, { preferredAccountType, signal }))
    },
    async reconnect(chainId, signal, ask) {
      if (!loginData.used && ask !== 'always') return undefined
      const { isConnected } = await frame.request('IS_CONNECTED', undefined, { signal })
      if (isConnected) return connection(await openAccount(chainId, { signal }))
      forget(false)
      return undefined
    },
    getUser: (chainId, signal) => openAccount(chainId, { signal }),
    syncTheme: (theme) => greetWith('SYNC_THEME', theme),
    syncAppMetadata: (metadata) =>
      greetWith('SYNC_DAPP_DATA', { metadata, sdkVersion: options.sdk.version, projectId }),
    signOut,
    ...tabs,
  }
}
