import type { Clock } from '../../../../port/clock.ts'
import type { AppMessage } from '../../../../real/frame/frameProtocol.ts'
import type { OpenCall } from '../../../calls/callLogTypes.ts'
import type { FaultEffect, Faults } from '../../../faults/faultTypes.ts'
import { never } from '../../../faults/never.ts'
import { frameCallName } from './frameCallName.ts'
import type { FrameCalls } from './frameCalls.ts'
import type { SecureSite } from '../secureSite.ts'
import { SiteError } from '../../../shared/siteError.ts'
import { readSiteRequest } from './readSiteRequest.ts'

/** A message from the frame to the widget (wire 2.2). */
export interface FrameReply {
  readonly type: string
  /** Absent where the request had none. */
  readonly id?: string
  readonly payload?: unknown
}

export interface RespondOptions {
  readonly site: SecureSite
  readonly calls: FrameCalls
  readonly faults: Faults
  readonly clock: Clock
  /** Forgets the requests that wait for the person. */
  readonly abortRequests: () => void
  /** Posts a forged reply from a foreign origin; resolves when it has arrived. */
  readonly forge: (reply: FrameReply) => Promise<void>
}

/** Takes what arrived at the frame and posts the replies: the true one, and what a fault makes of it. */
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

  /** The reply that ends the call, and others in front of it through `post`. */
  async function reply(
    effect: FaultEffect | undefined,
    message: AppMessage,
    call: OpenCall,
    post: (reply: FrameReply) => void,
  ): Promise<FrameReply> {
    const { name } = call.record
    const type = `@w3m-frame/${message.call}`
    const wait = (kind: string, ms: number) => call.park(clock.sleep(`fault.${kind} ${name}`, ms))
    switch (effect?.kind) {
      case 'latency':
        await wait('latency', effect.ms)
        break
      case 'hang':
      case 'drop':
        return call.park(never())
      case 'reject':
        return { type: `${type}_ERROR`, id: message.id, payload: { message: effect.message } }
      case 'status':
        return {
          type: `${type}_ERROR`,
          id: message.id,
          payload: { message: `HTTP status code: ${effect.status}` },
        }
      case 'malformed':
        return {
          type: `${type}_SUCCESS`,
          id: message.id,
          payload: effect.body === undefined ? { not: ['what', 'was', 'asked'] } : effect.body,
        }
      case 'stale': {
        const before = previous.get(name)
        if (before !== undefined) post(before)
        break
      }
      case 'wrongOrigin':
        await forge({ type: `${type}_SUCCESS`, id: message.id, payload: { action: 'VERIFY_OTP' } })
        break
      case 'duplicate': {
        const twice = await trueReply(message, call)
        post(twice)
        return twice
      }
      case 'late': {
        const late = await trueReply(message, call)
        await wait('late', effect.ms)
        return late
      }
      default:
    }
    return trueReply(message, call)
  }

  return async (data, send) => {
    const request = readSiteRequest(data)
    // What is not of the protocol is for somebody else.
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
    // What a fault sends in front of the answer has ids of its own.
    const answer = await reply(rule?.effect, message, call, send)
    previous.set(name, answer)
    post(answer)
    if (isOwn) {
      if (answer.type.endsWith('_ERROR')) call.failed(answer.payload)
      else call.done(answer.payload)
    }
  }
}
