import type { Clock } from '../../../../port/clock.ts'
import type { AppMessage } from '../../../../real/frame/frameProtocol.ts'
import type { OpenCall } from '../../../calls/callLogTypes.ts'
import type { FaultEffect, Faults } from '../../../faults/faultTypes.ts'
import { applyFault } from '../../../faults/applyFault.ts'
import { frameCallName } from './frameCallName.ts'
import type { FrameCalls } from './frameCalls.ts'
import type { SecureSite } from '../secureSite.ts'
import { SiteError } from '../../../shared/siteError.ts'
import { readSiteRequest } from './readSiteRequest.ts'

/** A message from the frame to the widget (wire 2.2). */
export interface FrameReply {
  readonly type: string
  /** The id of the request; absent if the request had none. */
  readonly id?: string
  readonly payload?: unknown
}

export interface RespondOptions {
  readonly site: SecureSite
  readonly calls: FrameCalls
  readonly faults: Faults
  readonly clock: Clock
  /** Drops the requests that wait for the person. */
  readonly abortRequests: () => void
  /** Posts a forged reply from a foreign origin; resolves when it has arrived. */
  readonly forge: (reply: FrameReply) => Promise<void>
}

/** Handles a message at the frame and posts the replies: the true replies, or the replies as a fault changes them. */
export type RespondToFrame = (data: unknown, post: (reply: FrameReply) => void) => Promise<void>

/** The simulated site's end of the frame protocol: names each call, injects its fault and answers it. */
export function createRespondToFrame(options: RespondOptions): RespondToFrame {
  const { site, calls, faults, clock, forge } = options
  const previous = new Map<string, FrameReply>()

  async function trueReply(message: AppMessage, call: OpenCall): Promise<FrameReply> {
    const { id } = message
    const type = `@w3m-frame/${message.call}`
    try {
      const payload = await site(message, (wait) => call.park(wait))
      return { type: `${type}_SUCCESS`, id, ...(payload === undefined ? {} : { payload }) }
    } catch (error) {
      if (!(error instanceof SiteError) && !(error instanceof Error)) throw error
      return { type: `${type}_ERROR`, id, payload: { message: error.message } }
    }
  }

  /** Returns the reply that ends the call; replies before it go through `post`. */
  async function reply(
    effect: FaultEffect | undefined,
    message: AppMessage,
    call: OpenCall,
    post: (reply: FrameReply) => void,
  ): Promise<FrameReply> {
    const { id } = message
    const type = `@w3m-frame/${message.call}`
    return applyFault(effect, {
      at: 'frame',
      call,
      clock,
      post,
      previous,
      answer: () => trueReply(message, call),
      effects: {
        drop: () => call.park(new Promise(() => undefined)),
        reject: (refusal) => ({ type: `${type}_ERROR`, id, payload: { message: refusal.message } }),
        malformed: ({ body }) => ({
          type: `${type}_SUCCESS`,
          id,
          payload: body === undefined ? { not: ['what', 'was', 'asked'] } : body,
        }),
        stale(_, answer) {
          const before = previous.get(call.record.name)
          if (before !== undefined) post(before)
          return answer()
        },
        async wrongOrigin(_, answer) {
          await forge({ type: `${type}_SUCCESS`, id, payload: { action: 'VERIFY_OTP' } })
          return answer()
        },
      },
    })
  }

  return async (data, send) => {
    const request = readSiteRequest(data)
    // It is a message of another protocol.
    if (request === undefined) return
    const { id } = request
    const post = ({ id: _id, ...reply }: FrameReply) =>
      send(id === undefined ? reply : { ...reply, id })
    if (request.kind === 'control') {
      options.abortRequests()
      return post({ type: `@w3m-frame/${request.call}_SUCCESS` })
    }
    if (request.kind === 'unreadable') {
      const message = `Invalid request: ${request.call} cannot be read`
      return post({ type: `@w3m-frame/${request.call}_ERROR`, payload: { message } })
    }
    const { message } = request
    const name = frameCallName(message)
    const { call, isOwn } = calls.claim(name, message.payload)
    const rule = faults.match(name)
    if (rule !== undefined) call.faulted(rule.id)
    // The extra replies of a fault have their own ids.
    const answer = await reply(rule?.effect, message, call, send)
    previous.set(name, answer)
    post(answer)
    if (isOwn) {
      if (answer.type.endsWith('_ERROR')) call.failed(answer.payload)
      else call.done(answer.payload)
    }
  }
}
