import type { ChainId } from '../../../port/chainIds.ts'
import type { UnmetRequirement } from './namespaces/unmetRequirement.ts'

/** An app that wants to connect. */
export interface PhoneProposal {
  readonly id: number
  /** What the app says of itself: text only. */
  readonly name: string
  readonly url: string
  /** Required and optional ones, as the app names them. */
  readonly chainIds: readonly ChainId[]
  /** Those that the wallet knows; every one it knows when the app names none (CAIP-25). */
  readonly approvableChainIds: readonly ChainId[]
  /** Without these the app wants no session. */
  readonly requiredChainIds: readonly ChainId[]
  readonly methods: readonly string[]
  /** What the app requires and this wallet lacks: it can only be rejected, by that code of CAIP-25. */
  readonly unmet?: UnmetRequirement
  /** The message that is signed on approval, where the app signs in at once (`wc_sessionAuthenticate`). */
  readonly signIn?: string
  /** Virtual ms since epoch. */
  readonly at: number
}

/** A request of a connected app that waits for the phone's owner. */
export interface PhoneRequest {
  readonly id: number
  readonly topic: string
  readonly name: string
  readonly chainId: ChainId
  readonly method: string
  readonly params: unknown
  /** What is wanted, in words; `undefined` where the method says it all. */
  readonly words: string | undefined
  /** Virtual ms since epoch. */
  readonly at: number
}

/** A page that the phone is connected to. */
export interface PhoneSession {
  readonly topic: string
  readonly name: string
  readonly url: string
  readonly chainIds: readonly ChainId[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
  /** ms since epoch, as the wallet's library counts them. */
  readonly expiresAt: number
}

/** Pixels as a canvas has them. */
export interface QrCapture {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray
}

/**
 * A phone with a WalletConnect wallet: the real wallet client over the simulated relay, in the hands of
 * QA. Loaded with the first thing it is asked. It signs with anvil's PUBLIC TEST KEYS. What is asked
 * while it is offline rejects.
 */
export interface PhoneActor {
  online(): boolean
  /** Waiting for a decision, oldest first. */
  proposals(): readonly PhoneProposal[]
  requests(): readonly PhoneRequest[]
  sessions(): readonly PhoneSession[]
  /** What the QR code on the picture says; nothing is done with it. */
  read(picture: QrCapture): Promise<string>
  /** Reads the QR code off the picture and pairs; resolves when the app's proposal is there. */
  scan(picture: QrCapture): Promise<void>
  /** Takes a deep link (wire 8.1) or a `wc:` address; resolves when the app's proposal is there. */
  open(link: string): Promise<void>
  /**
   * Accounts are indexes of the public test accounts (default 0), chains default to all
   * approvable ones. Rejects when a required chain is not among them, and for a proposal with an unmet requirement.
   */
  approve(
    proposalId: number,
    choice?: { accountIndexes?: readonly number[]; chainIds?: readonly ChainId[] },
  ): Promise<void>
  /** With 5000, or the code of the unmet requirement. */
  reject(proposalId: number): Promise<void>
  /** Signs or sends. Resolves when the answer was given to the relay. */
  approveRequest(requestId: number): Promise<void>
  rejectRequest(requestId: number, code?: number, message?: string): Promise<void>
  /** Off the net: nothing comes and nothing goes; what came meanwhile arrives afterwards. */
  setOnline(online: boolean): Promise<void>
  /** Changes the owner makes in the wallet: every connected app is notified. Rejects for a chain the wallet does not know. */
  setChain(chainId: ChainId): Promise<void>
  setAccounts(accountIndexes: readonly number[]): Promise<void>
  /** Another seven days for every session. */
  extend(): Promise<void>
  /** Ends one session, or all of them. */
  disconnect(topic?: string): Promise<void>
  subscribe(listener: () => void): () => void
}
