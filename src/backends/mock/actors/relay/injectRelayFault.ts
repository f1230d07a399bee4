import type { Clock } from '../../../port/clock.ts'
import type { OpenCall } from '../../calls/callLogTypes.ts'
import type { FaultRule } from '../../faults/faultTypes.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { never } from '../../faults/never.ts'

export interface FaultableFrame {
  readonly call: OpenCall
  readonly clock: Pick<Clock, 'sleep'>
  readonly rule: FaultRule | undefined
  /** What the frame asks for; may throw. */
  act(): unknown
  answer(result: unknown): string
  refuse(code: number, message: string): string
  send(text: string): void
  /** Breaks the connection. */
  hangUp(): void
}

/** Lets one frame happen as the fault rule, if any, will have it. Never rejects. */
export async function injectRelayFault(frame: FaultableFrame): Promise<void> {
  const { call, clock, rule } = frame
  const effect = rule?.effect
  if (rule !== undefined) call.faulted(rule.id)
  const wait = (ms: number) => call.park(clock.sleep(`fault ${call.record.name}`, ms))

  switch (effect?.kind) {
    case 'hang':
      return call.park(never())
    case 'drop':
    case 'status':
      call.failed(new Error('The connection broke.'))
      return frame.hangUp()
    case 'reject':
      call.failed(new Error(effect.message))
      return frame.send(frame.refuse(effect.code, effect.message))
    case 'malformed':
      call.done(undefined)
      return frame.send(effect.body ?? '{"id":')
    case 'latency':
      await wait(effect.ms)
      break
    default:
  }
  try {
    const result = frame.act()
    if (effect?.kind === 'late') await wait(effect.ms)
    frame.send(frame.answer(result))
    if (effect?.kind === 'duplicate') frame.send(frame.answer(result))
    call.done(result)
  } catch (error) {
    call.failed(error)
    const code = error instanceof RpcError ? error.code : -32_603
    frame.send(frame.refuse(code, error instanceof Error ? error.message : String(error)))
  }
}
