import type { Clock } from '../../../port/clock.ts'
import type { OpenCall } from '../../calls/callLogTypes.ts'
import type { FaultRule } from '../../faults/faultTypes.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { applyFault } from '../../faults/applyFault.ts'

export interface FaultableFrame {
  readonly call: OpenCall
  readonly clock: Pick<Clock, 'sleep'>
  readonly rule: FaultRule | undefined
  /** Executes the frame's request; may throw. */
  act(): unknown
  answer(result: unknown): string
  refuse(code: number, message: string): string
  send(text: string): void
  /** Closes the connection. */
  hangUp(): void
}

/** Sends the response of a frame: its result, or a text instead. */
type RelayAnswer = { readonly result: unknown } | { readonly text: string; readonly error?: Error }

/** Answers one frame as the matching fault rule requires. Never rejects. */
export async function injectRelayFault(frame: FaultableFrame): Promise<void> {
  const { call, clock, rule } = frame
  if (rule !== undefined) call.faulted(rule.id)
  const send = ({ result }: { readonly result: unknown }) => frame.send(frame.answer(result))
  try {
    const answering = applyFault<'relay', RelayAnswer | undefined>(rule?.effect, {
      at: 'relay',
      call,
      clock,
      timer: `fault ${call.record.name}`,
      answer: () => ({ result: frame.act() }),
      post(answer) {
        if (answer !== undefined && 'result' in answer) send(answer)
      },
      effects: {
        drop() {
          call.failed(new Error('The connection broke.'))
          frame.hangUp()
          return undefined
        },
        reject: ({ code, message }) => ({
          text: frame.refuse(code, message),
          error: new Error(message),
        }),
        malformed: ({ body }) => ({ text: body ?? '{"id":' }),
      },
    })
    // Without a wait, the response is sent synchronously, so frames are answered in the order of arrival.
    const answer = answering instanceof Promise ? await answering : answering
    if (answer === undefined) return
    if ('result' in answer) {
      send(answer)
      return call.done(answer.result)
    }
    if (answer.error === undefined) call.done(undefined)
    else call.failed(answer.error)
    frame.send(answer.text)
  } catch (error) {
    call.failed(error)
    const code = error instanceof RpcError ? error.code : -32_603
    frame.send(frame.refuse(code, error instanceof Error ? error.message : String(error)))
  }
}
