import type { Clock } from '../../../port/clock.ts'
import { createDecisionQueue } from '../../shared/decisionQueue.ts'
import type { WalletRequest } from './walletActors.ts'
import { RpcError } from '../../shared/rpcError.ts'

/** The owner's decision: continue, or respond with this instead of acting. */
export type Decision =
  { readonly kind: 'approve' } | { readonly kind: 'answer'; readonly result: unknown }

/** Requests that wait for the owner of a wallet. */
export interface OwnerQueue {
  list(): readonly WalletRequest[]
  /**
   * Waits for the owner, then runs `act` if approved. `park` wraps the wait, so that the clock can advance meanwhile. Rejects with the
   * owner's error.
   */
  request<T>(
    request: Omit<WalletRequest, 'id' | 'at'>,
    park: (wait: Promise<Decision>) => Promise<Decision>,
    act: () => Promise<T>,
  ): Promise<T | unknown>
  /** Resolves when the wallet has acted, whether it succeeded or failed. */
  approve(id: number): Promise<void>
  reject(id: number, code?: number, message?: string): void
  answer(id: number, result: unknown): void
  subscribe(listener: () => void): () => void
}

/** Creates an empty queue. */
export function createOwnerQueue(clock: Pick<Clock, 'now'>): OwnerQueue {
  const queue = createDecisionQueue<WalletRequest, Decision>()
  let counter = 0

  return {
    list: queue.list,
    request(request, park, act) {
      counter += 1
      const entry = { ...request, id: counter, at: clock.now() }
      return queue.request(entry, park, (said) => (said.kind === 'answer' ? said.result : act()))
    },
    approve: async (id) => queue.approve(id, { kind: 'approve' }),
    reject(id, code = 4001, message = 'User rejected the request.') {
      void queue.refuse(id, new RpcError(code, message))
    },
    answer: (id, result) => void queue.approve(id, { kind: 'answer', result }),
    subscribe: queue.subscribe,
  }
}
