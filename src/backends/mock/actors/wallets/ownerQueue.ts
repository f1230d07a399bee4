import type { Clock } from '../../../port/clock.ts'
import { createDeferred } from '../../createDeferred.ts'
import { createListeners } from '../../createListeners.ts'
import type { WalletRequest } from '../../simulatorTypes.ts'
import { RpcError } from '../../rpcError.ts'

/** What the owner said: go on, or answer with this instead of acting. */
export type Decision =
  { readonly kind: 'approve' } | { readonly kind: 'answer'; readonly result: unknown }

/** Requests that wait for the owner of a wallet. */
export interface OwnerQueue {
  list(): readonly WalletRequest[]
  /**
   * Waits for the owner, then does `act` when approved. `park` wraps the wait, so that the clock may
   * go on meanwhile. Rejects with what the owner answered.
   */
  ask<T>(
    request: Omit<WalletRequest, 'id' | 'at'>,
    park: (wait: Promise<Decision>) => Promise<Decision>,
    act: () => Promise<T>,
  ): Promise<T | unknown>
  /** Resolves when the wallet has acted, whether that went well or not. */
  approve(id: number): Promise<void>
  reject(id: number, code?: number, message?: string): void
  answer(id: number, result: unknown): void
  subscribe(listener: () => void): () => void
}

interface Waiting {
  readonly request: WalletRequest
  decide(decision: Decision): void
  refuse(error: RpcError): void
  readonly finished: Promise<void>
}

/** See `OwnerQueue`. */
export function createOwnerQueue(clock: Pick<Clock, 'now'>): OwnerQueue {
  const waiting = new Map<number, Waiting>()
  const listeners = createListeners()
  let counter = 0

  function take(id: number): Waiting {
    const entry = waiting.get(id)
    if (entry === undefined) {
      throw new Error(`Failed to decide request ${id}: it does not wait (any more).`)
    }
    waiting.delete(id)
    listeners.tell()
    return entry
  }

  return {
    list: () => [...waiting.values()].map(({ request }) => request),
    async ask(request, park, act) {
      counter += 1
      const id = counter
      const finish = createDeferred<void>()
      const decision = createDeferred<Decision>()
      waiting.set(id, {
        request: { ...request, id, at: clock.now() },
        decide: decision.resolve,
        refuse: decision.reject,
        finished: finish.promise,
      })
      listeners.tell()
      try {
        const said = await park(decision.promise)
        return said.kind === 'answer' ? said.result : await act()
      } finally {
        finish.resolve()
      }
    },
    async approve(id) {
      const entry = take(id)
      entry.decide({ kind: 'approve' })
      await entry.finished
    },
    reject(id, code = 4001, message = 'User rejected the request.') {
      take(id).refuse(new RpcError(code, message))
    },
    answer: (id, result) => take(id).decide({ kind: 'answer', result }),
    subscribe: listeners.add,
  }
}
