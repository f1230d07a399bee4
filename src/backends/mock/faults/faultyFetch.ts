import type { Clock } from '../../port/clock.ts'
import type { CallLog, CallName, OpenCall } from '../calls/callLogTypes.ts'
import { applyFault } from './applyFault.ts'
import type { FaultEffect, Faults } from './faultTypes.ts'
import { patchAnswer } from './patchAnswer.ts'
import { plainAnswer, readAnswer, responseOf, textAnswer, type Answer } from './readAnswer.ts'
import { nameHttpCall } from './nameHttpCall.ts'

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

export interface FaultyFetchOptions {
  readonly fetch: Fetch
  readonly log: CallLog
  readonly faults: Faults
  readonly clock: Clock
  /** Delivers the responses in the order of the requests; if absent, each response is delivered when it arrives. */
  readonly deliver?: <T>(label: string, work: Promise<T>) => Promise<T>
}

/**
 * Creates a `fetch` for the production clients. It logs every request as a named call and applies
 * the matching fault. The call ends when the body of the response has been read.
 */
export function createFaultyFetch(options: FaultyFetchOptions): Fetch {
  const { fetch, log, faults, clock, deliver = (_label, work) => work } = options
  const previous = new Map<string, Answer>()

  function answer(call: OpenCall, input: string, init: RequestInit, effect?: FaultEffect) {
    const name = call.record.name
    const signal = init.signal ?? undefined
    async function ask(): Promise<Answer> {
      const answered = await deliver(name, fetch(input, init).then(readAnswer))
      // Without this check it would depend on the machine whether the response arrived before the
      // abort.
      signal?.throwIfAborted()
      return answered
    }
    return applyFault(effect, {
      at: 'http',
      call,
      clock,
      signal,
      previous,
      answer: ask,
      effects: {
        drop() {
          throw new TypeError('Failed to fetch')
        },
        status: ({ status, body }) => textAnswer(status, body ?? ''),
        reject: (refusal) => rejection(name, refusal),
        malformed: ({ body }) => textAnswer(200, body ?? '{"data":[{"id":'),
        patch: async ({ set }, trueAnswer) => patched(await trueAnswer(), set),
      },
    })
  }

  return async (input, init = {}) => {
    const { name, arguments: args } = nameHttpCall(init.method ?? 'GET', input, init.body)
    const call = log.begin(name, args)
    const rule = faults.match(name)
    if (rule !== undefined) call.faulted(rule.id)
    try {
      init.signal?.throwIfAborted()
      const answered = await answer(call, input, init, rule?.effect)
      call.done(plainAnswer(answered))
      return responseOf(answered)
    } catch (error) {
      call.failed(error)
      // This throws the platform's own error instead of the clock's error for an aborted wait.
      init.signal?.throwIfAborted()
      throw error
    }
  }
}

/** Returns a response with some fields changed. Rejections have no fields to change. */
function patched(answer: Answer, set: Readonly<Record<string, unknown>>): Answer {
  if (answer.status >= 400) return answer
  const body: unknown = JSON.parse(new TextDecoder().decode(answer.bytes))
  return textAnswer(answer.status, JSON.stringify(patchAnswer(body, set)))
}

/**
 * Returns a rejection in the words of the service: a JSON-RPC error on a chain, a list of reasons
 * elsewhere (wire 1.12).
 */
function rejection(name: CallName, effect: { code: number; message: string }): Answer {
  const { code, message } = effect
  if (name.startsWith('chain.')) {
    return textAnswer(200, JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }))
  }
  const reasons = [{ field: 'fault', description: message }]
  return textAnswer(
    code >= 400 && code < 600 ? code : 400,
    JSON.stringify({ status: 'FAILED', reasons }),
  )
}
