import type { Clock } from '../../../port/clock.ts'
import type { OpenCall } from '../../calls/callLogTypes.ts'
import { applyFault } from '../../faults/applyFault.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { patchAnswer } from '../../faults/patchAnswer.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { jsonOr } from '../../shared/jsonOr.ts'

/** Applies a fault effect to one wallet call. `previous` keeps the last response for each name. */
export async function injectWalletFault(
  effect: FaultEffect | undefined,
  call: OpenCall,
  clock: Clock,
  previous: Map<string, unknown>,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  return applyFault(effect, {
    at: 'wallet',
    call,
    clock,
    previous,
    answer,
    effects: {
      drop() {
        throw new RpcError(4900, 'The wallet is disconnected.')
      },
      reject({ code, message }) {
        throw new RpcError(code, message)
      },
      malformed: ({ body }) =>
        body === undefined ? { not: 'the requested value' } : jsonOr(body, body),
      patch: async ({ set }, trueAnswer) => patchAnswer(await trueAnswer(), set),
    },
  })
}
