import type { Clock } from '../../../port/clock.ts'
import type { CallLog, OpenCall } from '../../calls/callLogTypes.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { isUnanswered } from '../../world/walletQuirks.ts'
import type { World } from '../../world/worldTypes.ts'
import { describeRequest } from '../signing/describeRequest.ts'
import { injectWalletFault } from './injectWalletFault.ts'
import { AfterApproval } from './methods/walletContext.ts'
import type { createOwnerQueue } from './ownerQueue.ts'
import type { createWalletStore } from './walletStore.ts'

interface Options {
  readonly world: World
  readonly clock: Clock
  readonly log: CallLog
  readonly faults: Faults
  readonly origin: string
  readonly store: ReturnType<typeof createWalletStore>
  readonly queue: ReturnType<typeof createOwnerQueue>
}

/** A call of the page that is being answered. */
interface Request {
  /** Key of the wallet. */
  readonly key: string
  readonly method: string
  readonly params: readonly unknown[]
  readonly call: OpenCall
}

/** Requests that end the permission of the page. */
const revokeMethods: readonly string[] = ['wallet_revokePermissions', 'standard:disconnect']

/** Answers the calls of the page: each is logged, subject to faults, and waits for the owner if it needs the approval. */
export function createAnswer({ world, clock, log, faults, origin, store, queue }: Options) {
  const previous = new Map<string, unknown>()

  /** @param run validates the request; returns or resolves with the response, or with what to do after the approval */
  return async function answer(
    key: string,
    method: string,
    params: readonly unknown[],
    run: () => unknown,
  ): Promise<unknown> {
    const call = log.begin(`wallet.${method}`, { wallet: key, params })
    const rule = faults.match(call.record.name)
    if (rule !== undefined) call.faulted(rule.id)
    const request: Request = { key, method, params, call }
    const respond = async () => {
      const quirks = store.quirks(key)
      if (isUnanswered(quirks, method, params)) await call.park(call.passed())
      if (quirks.revokeMs !== undefined && revokeMethods.includes(method)) {
        await call.park(clock.sleep('wallet.revokes', quirks.revokeMs))
      }
      const response = run()
      // The owner sees a request in the same turn as the page makes it, unless it has to be read first.
      const outcome = response instanceof Promise ? await response : response
      return outcome instanceof AfterApproval ? askOwner(request, outcome) : outcome
    }
    try {
      const result = await injectWalletFault(rule?.effect, call, clock, previous, respond)
      call.done(result)
      return result
    } catch (error) {
      call.failed(error)
      throw error
    }
  }

  /** The response after the decision of the owner, or of the wallet's policy. Rejects with 4001 if it is against the request. */
  async function askOwner(
    { key, method, params, call }: Request,
    { perform }: AfterApproval,
  ): Promise<unknown> {
    const wallet = store.find(key)
    const policy = wallet?.locked === true ? 'ask' : wallet?.policy
    if (policy === 'reject') throw new RpcError(4001, 'User rejected the request.')
    if (policy === 'approve') return perform()
    const words = describeRequest(world.get(), { method, params }, wallet?.chainId ?? 'eip155:1')
    return queue.request(
      { walletKey: key, origin, method, params, words },
      (decision) => call.park(decision),
      async () => perform(),
    )
  }
}
