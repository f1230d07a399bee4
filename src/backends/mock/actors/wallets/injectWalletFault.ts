import type { Clock } from '../../../port/clock.ts'
import type { OpenCall } from '../../calls/callLogTypes.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { never } from '../../faults/never.ts'
import { patchAnswer } from '../../faults/patchAnswer.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { jsonOr } from '../../shared/jsonOr.ts'

/** Makes a fault effect happen to one wallet call. `previous` keeps the last answer of each name. */
export async function injectWalletFault(
  effect: FaultEffect | undefined,
  call: OpenCall,
  clock: Clock,
  previous: Map<string, unknown>,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const { name } = call.record
  const wait = (kind: string, ms: number) => call.park(clock.sleep(`fault.${kind} ${name}`, ms))
  const ask = async () => {
    const result = await answer()
    const before = previous.has(name) ? previous.get(name) : result
    previous.set(name, result)
    return { result, before }
  }

  switch (effect?.kind) {
    case 'latency':
      await wait('latency', effect.ms)
      break
    case 'hang':
      return call.park(never())
    case 'drop':
      throw new RpcError(4900, 'The wallet is disconnected.')
    case 'status':
      throw new RpcError(-32_603, `Internal error: HTTP ${effect.status}.`)
    case 'reject':
      throw new RpcError(effect.code, effect.message)
    case 'malformed':
      return effect.body === undefined
        ? { not: 'what was asked for' }
        : jsonOr(effect.body, effect.body)
    case 'patch':
      return patchAnswer((await ask()).result, effect.set)
    case 'stale':
      return (await ask()).before
    case 'late': {
      const { result } = await ask()
      await wait('late', effect.ms)
      return result
    }
    default:
  }
  return (await ask()).result
}
