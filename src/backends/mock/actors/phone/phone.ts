import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { PhoneWorld, World } from '../../world/worldTypes.ts'
import type { WalletClient } from './loadWalletClient.ts'
import type { PhoneActor, QrCapture } from './phoneTypes.ts'
import { createPhoneWaits } from './phoneWaits.ts'
import { pairingIn } from './pairing/pairingIn.ts'
import { createPairing } from './pairing/pairing.ts'
import { createProposals } from './proposals/proposals.ts'
import { createRequests } from './requests/requests.ts'
import { phoneSessions } from './sessions/phoneSessions.ts'
import { createSessionControls } from './sessionControls.ts'
import type { SendOnSolana } from '../signing/solana/solanaRequest.ts'

export interface PhoneOptions {
  readonly clock: Pick<Clock, 'now'>
  /** Real time, only for giving up on a reply that never arrives. */
  readonly platform: Clock
  /**
   * Resolves when only a person can continue, as `untilQuiet` does; absent on a page with real
   * timers.
   */
  readonly quiet?: ((signal: AbortSignal) => Promise<void>) | undefined
  /** Returns the current time for the wallet's library, in ms since epoch. */
  readonly libraryNow: () => number
  readonly log: CallLog
  /** Stores whether the phone is online, and the chains that the wallet knows. */
  readonly world: Pick<World, 'get' | 'update'>
  readonly send: SendTransaction
  /** Takes a signed transaction as base64, and returns its signature in base58. */
  readonly sendOnSolana: SendOnSolana
  readonly load: () => Promise<WalletClient>
  /** True if a phone with sessions of an earlier page starts together with this one. */
  readonly awake: boolean
  readonly onError: (error: unknown) => void
}

/** Creates the phone of one page. */
export function createPhone(options: PhoneOptions): PhoneActor {
  const { world } = options
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
  const waits = createPhoneWaits(options)
  const { inTime, opened } = waits
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

  /** Returns the client, if the phone is online. */
  async function connected(): Promise<WalletClient> {
    if (!isOnline()) throw new Error('The phone is offline. Put it back online first.')
    return wake()
  }

  /** Passes work to the client, if the phone is online. */
  async function act(work: (client: WalletClient) => Promise<unknown>): Promise<void> {
    await inTime(work(await connected()))
  }

  const sessions = () => (awake === undefined ? [] : phoneSessions(awake))

  const pair = createPairing({ ...options, proposals, listeners, connected, waits })
  const controls = createSessionControls({
    requests,
    knownChainIds,
    connected,
    sessions,
    inTime,
    notify: listeners.notify,
  })

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
    ...controls,
    subscribe: listeners.add,
  }
}

/** Returns the text of a QR code in a picture. Rejects if no code can be read. */
async function decodeQr({ width, height, data }: QrCapture): Promise<string> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    // The pixels of another window (the panel's canvas) are an array of another realm, which fails `instanceof` here.
    return decodeQR({ width, height, data: new Uint8ClampedArray(data) })
  } catch (error) {
    throw new Error(`No QR code can be read off this picture: ${String(error)}`, { cause: error })
  }
}
