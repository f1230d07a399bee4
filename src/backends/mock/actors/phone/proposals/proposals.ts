import type { ChainId } from '../../../../port/chainIds.ts'
import type { Clock } from '../../../../port/clock.ts'
import type { CallLog, CallName } from '../../../calls/callLogTypes.ts'
import type { Listeners } from '../../../shared/listeners.ts'
import type { WalletClient } from '../loadWalletClient.ts'
import { approvedNamespaces } from '../namespaces/approvedNamespaces.ts'
import { canonicalChainId } from '../namespaces/canonicalChainId.ts'
import { proposedNamespaces, type ProposedNamespaces } from '../namespaces/proposedNamespaces.ts'
import { unmetRequirement } from '../namespaces/unmetRequirement.ts'
import type { PhoneProposal } from '../phoneTypes.ts'
import { createWaitingList } from '../requests/waitingList.ts'
import { signIn, type SignInRequest } from '../signIn/signIn.ts'

/** The owner's choices on approval. */
export interface ProposalChoice {
  readonly accountIndexes?: readonly number[]
  readonly chainIds?: readonly ChainId[]
}

/** Apps that want to connect and wait for the owner's decision. */
export interface Proposals {
  list(): readonly PhoneProposal[]
  follow(client: WalletClient): void
  approve(client: WalletClient, id: number, choice: ProposalChoice): Promise<void>
  reject(client: WalletClient, id: number): Promise<void>
}

interface WaitingProposal extends PhoneProposal {
  readonly wanted: ProposedNamespaces | SignInRequest
  readonly required: ProposedNamespaces
  readonly pairingTopic: string
}

type SessionProposal = ReturnType<WalletClient['kit']['getPendingSessionProposals']>[number]

/**
 * Creates the list of proposals. Each is a call `phone.session_proposal` or
 * `phone.session_authenticate` in the log.
 */
export function createProposals(options: {
  readonly clock: Pick<Clock, 'now'>
  readonly log: CallLog
  readonly listeners: Listeners
  readonly knownChainIds: () => readonly ChainId[]
}): Proposals {
  const { clock, log, knownChainIds } = options
  const waiting = createWaitingList<WaitingProposal>(log, options.listeners)
  return {
    list: waiting.list,
    follow(client) {
      const { kit } = client
      const { pairing } = client.core
      const add = (callName: CallName, proposal: WaitingProposal) => {
        // The library also reports proposals whose pairing has ended; it has no key to answer them.
        const isAnswerable = pairing
          .getPairings()
          .some(({ topic }) => topic === proposal.pairingTopic)
        const call = isAnswerable ? waiting.begin(callName, proposal) : undefined
        if (call !== undefined) waiting.add(proposal, call)
      }
      const dropAllOf = (ended: { readonly topic: string }, why: string) => {
        for (const { id, pairingTopic } of waiting.list()) {
          if (pairingTopic === ended.topic) waiting.drop(id, why)
        }
      }
      const propose = (proposal: SessionProposal) => {
        add('phone.session_proposal', waitingProposal(proposal, knownChainIds(), clock.now()))
      }
      kit.on('session_proposal', ({ params }) => propose(params))
      // These proposals reached an earlier page and are undecided.
      Object.values(kit.getPendingSessionProposals()).forEach(propose)
      kit.on('session_authenticate', ({ id, topic, params }) => {
        const { metadata } = params.requester
        const wanted: SignInRequest = { id, payload: params.authPayload }
        const chainIds = signIn.chainIds(wanted, knownChainIds())
        add('phone.session_authenticate', {
          id,
          name: metadata.name,
          url: metadata.url,
          chainIds,
          approvableChainIds: chainIds,
          requiredChainIds: [],
          methods: [],
          ...(chainIds.length === 0
            ? { unmet: { code: 5100, message: 'Unsupported chains.' } }
            : { signIn: signIn.message(client, wanted, 0, chainIds).text }),
          at: clock.now(),
          wanted,
          required: {},
          pairingTopic: topic,
        })
      })
      kit.on('proposal_expire', ({ id }) => waiting.drop(id))
      pairing.events.on('pairing_delete', (ended: { topic: string }) =>
        dropAllOf(ended, 'The app has gone: it has ended the pairing.'),
      )
      pairing.events.on('pairing_expire', (ended: { topic: string }) =>
        dropAllOf(ended, 'The pairing has expired.'),
      )
    },
    async approve(client, id, { accountIndexes = [0], chainIds }) {
      const { wanted, required, unmet, requiredChainIds, ...proposal } = waiting.find(id)
      if (unmet !== undefined) {
        throw new Error(`The wallet cannot approve this, only reject it: ${unmet.message}`)
      }
      const chosen = chainIds ?? proposal.approvableChainIds
      const missing = requiredChainIds.filter((each) => !chosen.includes(each))
      if (missing.length > 0) {
        throw new Error(`${proposal.name} requires ${missing.join(', ')}: choose it, or reject.`)
      }
      if (isSignIn(wanted)) {
        await signIn.approve(client, wanted, accountIndexes[0] ?? 0, chosen)
        return waiting.settle(id, { chainIds: chosen })
      }
      const namespaces = approvedNamespaces(accountIndexes, chosen, wanted, required)
      await client.kit.approveSession({ id, namespaces })
      return waiting.settle(id, namespaces)
    },
    async reject({ kit }, id) {
      const { wanted, unmet } = waiting.find(id)
      const { code, message } = unmet ?? { code: 5000, message: 'User rejected.' }
      const rejection = { id, reason: { code, message } }
      if (isSignIn(wanted)) await kit.rejectSessionAuthenticate(rejection)
      else await kit.rejectSession(rejection)
      waiting.settle(id, unmet === undefined ? 'rejected' : unmet)
    },
  }
}

/** Returns a session proposal as the owner sees it. */
function waitingProposal(
  { id, pairingTopic, proposer, requiredNamespaces, optionalNamespaces }: SessionProposal,
  knownChainIds: readonly ChainId[],
  at: number,
): WaitingProposal {
  const required = proposedNamespaces(requiredNamespaces)
  const wanted = proposedNamespaces(requiredNamespaces, optionalNamespaces)
  const unmet = unmetRequirement(required, wanted, knownChainIds)
  const chainIds = chainIdsOf(wanted)
  return {
    id,
    name: proposer.metadata.name,
    url: proposer.metadata.url,
    chainIds,
    approvableChainIds:
      chainIds.length === 0
        ? knownChainIds
        : chainIds.filter((each) => knownChainIds.includes(canonicalChainId(each))),
    requiredChainIds: chainIdsOf(required),
    methods: Object.values(wanted).flatMap(({ methods }) => methods),
    ...(unmet === undefined ? {} : { unmet }),
    at,
    wanted,
    required,
    pairingTopic,
  }
}

const chainIdsOf = (namespaces: ProposedNamespaces) =>
  Object.values(namespaces).flatMap(({ chainIds }) => chainIds)

const isSignIn = (wanted: WaitingProposal['wanted']): wanted is SignInRequest => 'payload' in wanted
