import { asRecord } from '../../../port/asRecord.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import { createDeferred } from '../../shared/deferred.ts'
import { createListeners } from '../../shared/listeners.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { approvedNamespaces } from './approvedNamespaces.ts'
import { decodeQr } from './decodeQr.ts'
import type { WalletClient } from './loadWalletClient.ts'
import { phoneMethod } from './phoneMethod.ts'
import { describeRequest } from '../wallets/describeRequest.ts'
import type { PhoneActor, PhoneProposal, PhoneRequest } from './phoneTypes.ts'
import { createWaitingList } from './waitingList.ts'
import { uriForLibrary } from './uriForLibrary.ts'
import { uriOfLink } from './uriOfLink.ts'

export interface PhoneOptions {
  readonly clock: Pick<Clock, 'now'>
  /** Real time: only for giving up on a proposal that never comes. */
  readonly platform: Clock
  /** What the wallet's library takes for now, in ms since epoch. */
  readonly libraryNow: () => number
  readonly log: CallLog
  readonly send: SendTransaction
  /** Takes a signed transaction as base64, and gives its signature in base58. */
  readonly sendOnSolana: (chainId: ChainId, transaction: string) => Promise<unknown>
  /** Chains the wallet knows. */
  readonly chainIds: readonly ChainId[]
  readonly load: () => Promise<WalletClient>
  /** A phone that has sessions of an earlier page wakes up with this one. */
  readonly awake: boolean
  readonly onError: (error: unknown) => void
}

/** Real ms in which an app's proposal must have come over the relay. */
const timeoutMs = 20_000

/** See `PhoneActor`. */
export function createPhone(options: PhoneOptions): PhoneActor {
  const { clock, log, platform } = options
  const listeners = createListeners()
  const proposals = createWaitingList<PhoneProposal>(log, listeners)
  const requests = createWaitingList<PhoneRequest>(log, listeners)
  let client: Promise<WalletClient> | undefined
  let awake: WalletClient | undefined
  let online = true

  function wake(): Promise<WalletClient> {
    client ??= options.load().then(
      (loaded) => {
        follow(loaded)
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

  /** Nobody waits for an answer any more. */
  function dropRequestsOf(topic: string): void {
    for (const { id, topic: of } of requests.list()) if (of === topic) requests.drop(id)
    listeners.notify()
  }

  function follow({ kit }: WalletClient): void {
    kit.on('session_proposal', ({ id, params }) => {
      const { metadata } = params.proposer
      const asked = Object.values(params.optionalNamespaces)
      const chains = asked.flatMap((each) => each.chains ?? [])
      const methods = asked.flatMap((each) => each.methods)
      proposals.add('phone.session_proposal', {
        id,
        name: metadata.name,
        url: metadata.url,
        chainIds: chains.map(asChainId),
        methods,
        at: clock.now(),
      })
    })
    kit.on('session_request', ({ id, topic, params }) => {
      const chainId = asChainId(params.chainId)
      requests.add(`phone.${params.request.method}`, {
        id,
        topic,
        name: kit.getActiveSessions()[topic]?.peer.metadata.name ?? '',
        chainId,
        method: params.request.method,
        params: params.request.params as unknown,
        words: describeRequest(params.request, chainId),
        at: clock.now(),
      })
    })
    kit.on('session_delete', ({ topic }) => dropRequestsOf(topic))
    kit.on('proposal_expire', ({ id }) => proposals.drop(id))
    kit.on('session_request_expire', ({ id }) => requests.drop(id))
  }

  /** The client, if the phone has a net. */
  async function connected(): Promise<WalletClient> {
    if (!online) throw new Error('The phone is offline. Put it back online first.')
    return wake()
  }

  async function pair(shown: string): Promise<void> {
    const { kit } = await connected()
    const uri = uriForLibrary(shown, { now: clock.now(), libraryNow: options.libraryNow() })
    if (uri === undefined) throw new Error('This code is too old. Scan the one on the screen now.')
    const before = proposals.list().length
    const arrived = createDeferred<void>()
    const stop = listeners.add(() => {
      if (proposals.list().length > before) arrived.resolve()
    })
    const giveUp = platform.setTimer('phone.timeout', timeoutMs, () =>
      arrived.reject(new Error('No app answered at that address: it is too old, or was used.')),
    )
    try {
      // Together: the pairing itself may hang for longer than the proposal is waited for.
      await Promise.all([kit.pair({ uri }), arrived.promise])
    } finally {
      giveUp()
      stop()
    }
  }

  const sessions = () => Object.values(awake?.kit.getActiveSessions() ?? {})

  const namespaceOf = (session: ReturnType<typeof sessions>[number]) => {
    const all = Object.values(session.namespaces)
    return {
      accounts: all.flatMap(({ accounts }) => accounts),
      methods: all.flatMap(({ methods }) => methods),
      chainIds: all.flatMap(({ chains = [] }) => chains).map(asChainId),
    }
  }

  async function moveTo(topic: string, chainId: ChainId): Promise<void> {
    const { kit } = await connected()
    const session = kit.getActiveSessions()[topic]
    if (session === undefined) return
    const { accounts, chainIds, methods } = onEvm(session.namespaces['eip155'])
    if (!chainIds.includes(chainId)) {
      const addresses = [...new Set(accounts.map((each) => each.split(':')[2] ?? ''))]
      const namespaces = {
        ...session.namespaces,
        eip155: {
          chains: [...chainIds, chainId],
          accounts: [...accounts, ...addresses.map((address) => `${chainId}:${address}`)],
          methods,
          events: ['accountsChanged', 'chainChanged'],
        },
      }
      await (await kit.updateSession({ topic, namespaces })).acknowledged()
    }
    const event = { name: 'chainChanged', data: Number(chainId.slice('eip155:'.length)) }
    await kit.emitSessionEvent({ topic, event, chainId })
  }

  if (options.awake) wake().catch(options.onError)

  return {
    online: () => online,
    proposals: proposals.list,
    requests: requests.list,
    sessions: () =>
      sessions().map((session) => ({
        topic: session.topic,
        name: session.peer.metadata.name,
        url: session.peer.metadata.url,
        chainIds: namespaceOf(session).chainIds,
        accounts: namespaceOf(session).accounts,
      })),
    read: decodeQr,
    async scan(picture) {
      await pair(pairingIn(await decodeQr(picture), 'code'))
    },
    async open(link) {
      await pair(pairingIn(link, 'link'))
    },
    async approve(id, { accountIndexes = [0], chainIds } = {}) {
      const { kit } = await connected()
      const proposal = proposals.find(id)
      const known = proposal.chainIds.filter((each) => options.chainIds.includes(each))
      const namespaces = approvedNamespaces(accountIndexes, chainIds ?? known, proposal.methods)
      await kit.approveSession({ id, namespaces })
      proposals.settle(id, namespaces)
    },
    async reject(id) {
      const { kit } = await connected()
      await kit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
      proposals.settle(id, 'rejected')
    },
    async approveRequest(id) {
      const { kit } = await connected()
      const { topic, method, params, chainId } = requests.find(id)
      const session = kit.getActiveSessions()[topic]
      const accounts = (session === undefined ? [] : namespaceOf(session).accounts).map(
        (each) => each.split(':')[2] ?? '',
      )
      const answer = await phoneMethod(method, Array.isArray(params) ? params : [params], {
        send: options.send,
        sendOnSolana: options.sendOnSolana,
        accounts,
        chainId,
        moveTo: (next) => moveTo(topic, next),
      }).then(
        (result) => ({ id, jsonrpc: '2.0', result }),
        (error: unknown) => ({ id, jsonrpc: '2.0', error: errorOf(error) }),
      )
      await kit.respondSessionRequest({ topic, response: answer })
      requests.settle(id, answer)
    },
    async rejectRequest(id, code = 4001, message = 'User rejected the request.') {
      const { kit } = await connected()
      const { topic } = requests.find(id)
      const response = { id, jsonrpc: '2.0', error: { code, message } }
      await kit.respondSessionRequest({ topic, response })
      requests.settle(id, response)
    },
    async setOnline(wanted) {
      if (wanted === online) return
      const { core } = await wake()
      online = wanted
      listeners.notify()
      if (wanted) await core.relayer.transportOpen()
      else await core.relayer.transportClose()
    },
    async setChain(chainId) {
      await connected()
      for (const { topic } of sessions()) await moveTo(topic, chainId)
    },
    async setAccounts(accountIndexes) {
      const { kit } = await connected()
      for (const session of sessions()) {
        const { topic } = session
        const { chainIds, methods } = namespaceOf(session)
        const namespaces = approvedNamespaces(accountIndexes, chainIds, methods)
        await (await kit.updateSession({ topic, namespaces })).acknowledged()
      }
      listeners.notify()
    },
    async disconnect(topic) {
      const { kit } = await connected()
      for (const session of sessions()) {
        if (topic !== undefined && session.topic !== topic) continue
        const reason = { code: 6000, message: 'User disconnected.' }
        await kit.disconnectSession({ topic: session.topic, reason })
        dropRequestsOf(session.topic)
      }
    },
    subscribe: listeners.add,
  }
}

/** @throws Error that says what this phone cannot do with anything else */
function pairingIn(text: string, source: 'code' | 'link'): string {
  const uri = uriOfLink(text)
  if (uri !== undefined) return uri
  const more = /\bfarcaster\b/.test(text)
    ? 'A Farcaster login is decided with the simulated Farcaster app, under Sites.'
    : 'This phone has a WalletConnect wallet and nothing else.'
  throw new Error(`There is no pairing in this ${source}: ${text}. ${more}`)
}

function onEvm(
  namespace: { accounts: string[]; chains?: string[] | undefined; methods: string[] } | undefined,
) {
  const { accounts, chains = [], methods } = namespace ?? { accounts: [], methods: [] }
  return { accounts, methods, chainIds: chains.map(asChainId) }
}

/** The client checked it: a chain in CAIP-2. */
function asChainId(text: string): ChainId {
  const [namespace = '', reference = ''] = text.split(':')
  return `${namespace}:${reference}`
}

function errorOf(thrown: unknown): { code: number; message: string } {
  if (thrown instanceof RpcError) return { code: thrown.code, message: thrown.message }
  const { code, message } = asRecord(thrown)
  return { code: typeof code === 'number' ? code : -32_603, message: String(message ?? thrown) }
}
