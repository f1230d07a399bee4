import { FoyerError } from '../../port/errors.ts'
import type { FrameCall, FrameCalls, FrameMessage } from './frameProtocol.ts'

type Answer = Exclude<FrameMessage, { kind: 'notice' }>

interface OpenRequest {
  readonly call: FrameCall
  readonly waitsForPerson: boolean
  /** False while the request waits for the frame. */
  isSent: boolean
  readonly resolve: (payload: unknown) => void
  readonly reject: (error: FoyerError) => void
}

/** The requests waiting for a reply, by id. Each is settled once and removed. */
export function createOpenRequests() {
  const open = new Map<string, OpenRequest>()

  return {
    /**
     * Waits for the reply. Rejects with `frame.failed`, `frame.malformed`, `aborted` (C-345).
     * Throws `aborted` at once if already aborted.
     */
    add<C extends FrameCall>(
      id: string,
      call: C,
      { signal, waitsForPerson }: { signal: AbortSignal | undefined; waitsForPerson: boolean },
    ): Promise<FrameCalls[C][1]> {
      if (signal?.aborted === true) throw aborted()
      const answer = new Promise<unknown>((resolve, reject) => {
        const abort = () => {
          open.delete(id)
          reject(aborted())
        }
        const done = () => {
          open.delete(id)
          signal?.removeEventListener('abort', abort)
        }
        open.set(id, {
          call,
          waitsForPerson,
          isSent: false,
          resolve(payload) {
            done()
            resolve(payload)
          },
          reject(error) {
            done()
            reject(error)
          },
        })
        signal?.addEventListener('abort', abort, { once: true })
      })
      // `settle` passes only a reply to this call, and the guard pairs it with its payload.
      return answer as Promise<FrameCalls[C][1]>
    },

    /** Settles the request of a reply, or returns why it cannot: unknown id, or another call. */
    settle(id: string, message: Answer): 'settled' | 'unknownId' | 'wrongType' {
      const request = open.get(id)
      if (request === undefined) return 'unknownId'
      if (request.call !== message.call) return 'wrongType'
      if (message.kind === 'success') request.resolve(message.payload)
      else request.reject(failure(message))
      return 'settled'
    },

    reject(id: string, error: FoyerError): void {
      open.get(id)?.reject(error)
    },

    has: (id: string) => open.has(id),

    /** Marks a request as posted. False when it has ended in the meantime. */
    markSent(id: string): boolean {
      const request = open.get(id)
      if (request) request.isSent = true
      return request !== undefined
    },

    /** True while a posted request waits for the visitor. */
    waitForPerson: () => [...open.values()].some((one) => one.isSent && one.waitsForPerson),

    /**
     * Rejects what was posted to a frame that is gone. Requests that still wait for a frame
     * continue to wait.
     */
    rejectSent(error: FoyerError = aborted()): void {
      for (const request of open.values()) if (request.isSent) request.reject(error)
    },
  }
}

function aborted(): FoyerError {
  return new FoyerError('aborted', 'Request was aborted')
}

/**
 * Returns the error of a failed reply. Without a message it has the text 'An error occurred'
 * (C-344).
 */
function failure(message: Extract<Answer, { kind: 'error' | 'malformed' }>): FoyerError {
  if (message.kind === 'malformed') {
    return new FoyerError(
      'frame.malformed',
      `Failed to read the answer to ${message.call}: its payload has an unknown shape.`,
    )
  }
  if (message.message === undefined) return new FoyerError('frame.failed', 'An error occurred')
  return new FoyerError('frame.failed', message.message, {
    details: { serverText: message.message },
  })
}
