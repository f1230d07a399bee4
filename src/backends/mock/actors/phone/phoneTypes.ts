import type { ChainId } from '../../../port/chainIds.ts'
import type { UnmetRequirement } from './namespaces/unmetRequirement.ts'

/** An app that wants to connect. */
export interface PhoneProposal {
  readonly id: number
  /** The app's own metadata, text only. */
  readonly name: string
  readonly url: string
  /** The chains of required and optional namespaces, as the app names them. */
  readonly chainIds: readonly ChainId[]
  /** The chains that the wallet knows; all its chains if the app names none (CAIP-25). */
  readonly approvableChainIds: readonly ChainId[]
  /** The chains without which the app rejects the session. */
  readonly requiredChainIds: readonly ChainId[]
  readonly methods: readonly string[]
  /** The requirement of the app that this wallet lacks. Such a proposal can only be rejected, with that CAIP-25 code. */
  readonly unmet?: UnmetRequirement
  /** The message to sign on approval if the app also signs in (`wc_sessionAuthenticate`). */
  readonly signIn?: string
  /** When it arrived, in virtual ms since epoch. */
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
  /** The request in words; `undefined` if the method is clear without it. */
  readonly words: string | undefined
  /** When it arrived, in virtual ms since epoch. */
  readonly at: number
}

/** A page that the phone is connected to. */
export interface PhoneSession {
  readonly topic: string
  readonly name: string
  readonly url: string
  readonly chainIds: readonly ChainId[]
  /** The accounts that the page got, as CAIP-10 ids. */
  readonly accounts: readonly string[]
  /** When it ends, in ms since epoch, as the wallet's library counts it. */
  readonly expiresAt: number
}

/** A picture as pixels, in the format of a canvas. */
export interface QrCapture {
  readonly width: number
  readonly height: number
  /** The pixels as RGBA, row by row. */
  readonly data: Uint8ClampedArray
}

/**
 * A phone with a WalletConnect wallet, operated by QA: the real wallet client over the simulated relay. It loads with the first call. It
 * signs with anvil's PUBLIC TEST KEYS. Calls reject while it is offline.
 */
export interface PhoneActor {
  online(): boolean
  /** Returns proposals and requests that wait for a decision, oldest first. */
  proposals(): readonly PhoneProposal[]
  requests(): readonly PhoneRequest[]
  sessions(): readonly PhoneSession[]
  /** Returns the text of the QR code in the picture, without using it. */
  read(picture: QrCapture): Promise<string>
  /** Reads the QR code in the picture and pairs; resolves when the app's proposal has arrived. */
  scan(picture: QrCapture): Promise<void>
  /** Takes a deep link or a `wc:` URI. Resolves when the app's proposal has arrived (wire 8.1). */
  open(link: string): Promise<void>
  /**
   * Accounts are indexes of the public test accounts (default 0); chains default to all that can be approved. Rejects if a required chain
   * is missing, and for a proposal with an unmet requirement.
   */
  approve(
    proposalId: number,
    choice?: { accountIndexes?: readonly number[]; chainIds?: readonly ChainId[] },
  ): Promise<void>
  /** Rejects a proposal with 5000, or with the code of the unmet requirement. */
  reject(proposalId: number): Promise<void>
  /** Signs or sends. Resolves when the relay has the response. */
  approveRequest(requestId: number): Promise<void>
  rejectRequest(requestId: number, code?: number, message?: string): Promise<void>
  /** Goes offline: no message arrives or leaves. Messages in the meantime arrive later. */
  setOnline(online: boolean): Promise<void>
  /** Changes that the owner makes in the wallet; every connected app is notified. Rejects for a chain that the wallet does not know. */
  setChain(chainId: ChainId): Promise<void>
  setAccounts(accountIndexes: readonly number[]): Promise<void>
  /** Extends every session by another seven days. */
  extend(): Promise<void>
  /** Ends one session, or all of them. */
  disconnect(topic?: string): Promise<void>
  subscribe(listener: () => void): () => void
}
