import type { ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import { createDeferred } from '../../shared/deferred.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { PhoneWorld, World } from '../../world/worldTypes.ts'
import { decodeQr } from './decodeQr.ts'
import type { WalletClient } from './loadWalletClient.ts'
import type { PhoneActor } from './phoneTypes.ts'
import { pairingIn } from './pairing/pairingIn.ts'
import { uriForLibrary } from './pairing/uriForLibrary.ts'
import { createProposals } from './proposals/proposals.ts'
import { createRequests } from './requests/requests.ts'
import { phoneSessions } from './sessions/phoneSessions.ts'
import { sessionChanges } from './sessions/sessionChanges.ts'

export interface PhoneOptions {
  readonly clock: Pick<Clock, 'now'>
  /** Real time, only for giving up on a reply that never arrives. */
  readonly platform: Clock
  /** Resolves when only a person can continue; absent on a page with real timers. See `untilQuiet`. */
  readonly quiet?: ((signal: AbortSignal) => Promise<void>) | undefined
  /** The current time for the wallet's library, ms since epoch. */
  readonly libraryNow: () => number
  readonly log: CallLog
  /** Stores whether the phone is online, and the chains that the wallet knows. */
  readonly world: Pick<World, 'get' | 'update'>
  readonly send: SendTransaction
  /** Takes a signed transaction as base64, and returns its signature in base58. */
  readonly sendOnSolana: (chainId: ChainId, transaction: string) => Promise<unknown>
  readonly load: () => Promise<WalletClient>
  /** A phone with sessions of an earlier page starts together with this one. */
  readonly awake: boolean
  readonly onError: (error: unknown) => void
}

/** The message when no reply has arrived. */
export const waitsForAnswer =
  'The phone still waits for an answer to this. Remove the faults of the relay, or let time pass.'

/** The message when no app has answered a code. */
const noApp = 'No app answered at that address: it is too old, or was used.'

/** Real ms in which the relay and the app at the other end must answer. */
const timeoutMs = 20_000

/** See `PhoneActor`. */
export function createPhone(options: PhoneOptions): PhoneActor {
  const { clock, platform, world } = options
  const listeners = createListeners()
  const knownChainIds = () => world.get().phone.knownChainIds
  const isOnline = () => world.get().phone.online
  const change = (phone: Partial<PhoneWorld>) =>
    world.update((state) => ({ ...state, phone: { ...state.phone, ...phone } }))
  const proposals = createProposals({ ...options, listeners, knownChainIds })
  const requests = createRequests({
    ...options,
    listeners,
    knownChainIds,
    addChain: (chainId) => change({ knownChainIds: [...new Set([...knownChainIds(), chainId])] }),
  })
  let client: Promise<WalletClient> | undefined
  let awake: WalletClient | undefined

  function wake(): Promise<WalletClient> {
    client ??= options.load().then(
      (loaded) => {
        proposals.follow(loaded)
        requests.follow(loaded)
        awake = loaded
        listeners.notify()
        return loaded
      },
      (error: unknown) => {
        client = undefined
        throw error
      },
    )
    return client
  }

  /**
   * Waits for work of the library, and rejects with that sentence after the time limit; the library itself continues. While time is paused,
   * it rejects as soon as no call is in flight.
   */
  async function inTime(
    work: Promise<unknown>,
    {
      otherwise = () => waitsForAnswer,
      isSeen = true,
    }: {
      readonly otherwise?: () => string
      /** False while work is in progress that the page cannot see. */
      readonly isSeen?: boolean
    } = {},
  ): Promise<void> {
    const late = createDeferred<never>()
    const over = new AbortController()
    const giveUp = () => late.reject(new Error(otherwise()))
    const cancel = platform.setTimer('phone.timeout', timeoutMs, giveUp)
    if (isSeen) options.quiet?.(over.signal).then(giveUp, () => undefined)
    try {
      await Promise.race([work, late.promise])
    } finally {
      cancel()
      over.abort()
    }
  }

  /** Whether the relay cannot be reached, or a fault holds back its messages. */
  const isRelayAway = ({ relayer }: WalletClient['core']) =>
    relayer.connecting ||
    relayer.connected === false ||
    options.log.list().some(({ name, status }) => name.startsWith('relay.') && status === 'parked')

  /** The client, if the phone is online. */
  async function connected(): Promise<WalletClient> {
    if (!isOnline()) throw new Error('The phone is offline. Put it back online first.')
    return wake()
  }

  async function pair(shown: string): Promise<void> {
    const { kit, core } = await connected()
    const uri = uriForLibrary(shown, { now: clock.now(), libraryNow: options.libraryNow() })
    if (uri === undefined) throw new Error('This code is too old. Scan the one on the screen now.')
    const before = proposals.list().length
    const arrived = createDeferred<void>()
    const stop = listeners.add(() => {
      if (proposals.list().length > before) arrived.resolve()
    })
    try {
      // Concurrently: the pairing itself may hang for longer than the wait for the proposal.
      await inTime(Promise.all([kit.pair({ uri }), arrived.promise]), {
        otherwise: () => (isRelayAway(core) ? waitsForAnswer : noApp),
      })
    } finally {
      stop()
    }
  }

  /**
   * Resolves when the connection to the relay is open or refused. The library retries in virtual time, which may be paused while the owner
   * decides.
   */
  async function opened(opening: Promise<unknown>): Promise<void> {
    const refused = createDeferred<void>()
    const stop = options.log.follow(({ name, status }, change) => {
      if (change === 'ends' && name === 'relay.connect' && status === 'failed') refused.resolve()
    })
    try {
      await Promise.race([opening, refused.promise])
    } finally {
      stop()
    }
  }

  /** Passes work to the client, if the phone is online. */
  async function act(work: (client: WalletClient) => Promise<unknown>): Promise<void> {
    await inTime(work(await connected()))
  }

  const sessions = () => (awake === undefined ? [] : phoneSessions(awake))

  async function changeEach(
    work: (kit: WalletClient['kit'], topic: string) => Promise<void>,
  ): Promise<void> {
    const { kit } = await connected()
    for (const { topic } of sessions()) await inTime(work(kit, topic))
    listeners.notify()
  }

  if (options.awake && isOnline()) wake().catch(options.onError)

  return {
    online: isOnline,
    proposals: proposals.list,
    requests: requests.list,
    sessions,
    read: decodeQr,
    async scan(picture) {
      await pair(pairingIn(await decodeQr(picture), 'code'))
    },
    async open(link) {
      await pair(pairingIn(link, 'link'))
    },
    approve: (id, choice = {}) => act((client) => proposals.approve(client, id, choice)),
    reject: (id) => act((client) => proposals.reject(client, id)),
    async approveRequest(id) {
      // Solana keys sign outside the page's thread.
      await inTime(requests.approve(await connected(), id), { isSeen: false })
    },
    rejectRequest: (id, code = 4001, message = 'User rejected the request.') =>
      act((client) => requests.reject(client, id, { code, message })),
    async setOnline(wanted) {
      if (wanted === isOnline()) return
      const { core } = await wake()
      change({ online: wanted })
      listeners.notify()
      if (wanted) await inTime(opened(core.relayer.transportOpen()))
      else await core.relayer.transportClose()
    },
    async setChain(chainId) {
      if (!knownChainIds().includes(chainId)) {
        throw new Error(`The wallet does not know ${chainId}: an app has to add it first.`)
      }
      await changeEach((kit, topic) => sessionChanges.moveTo(kit, topic, chainId))
    },
    async setAccounts(accountIndexes) {
      if (accountIndexes.length === 0) {
        throw new Error('A session has at least one account. Disconnect it on the phone instead.')
      }
      await changeEach((kit, topic) => sessionChanges.setAccounts(kit, topic, accountIndexes))
    },
    extend: () => changeEach(sessionChanges.extend),
    disconnect: (topic) =>
      changeEach(async (kit, each) => {
        if (topic !== undefined && each !== topic) return
        await sessionChanges.end(kit, each)
        requests.dropAllOf(each)
      }),
    subscribe: listeners.add,
  }
}
