import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { isUnanswered } from '../../world/walletQuirks.ts'
import type { World } from '../../world/worldTypes.ts'
import { describeRequest } from '../signing/describeRequest.ts'
import { injectWalletFault } from './injectWalletFault.ts'
import type { RequestApproval } from './methods/walletContext.ts'
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

/** Requests that end the permission of the page. */
const revokeMethods: readonly string[] = ['wallet_revokePermissions', 'standard:disconnect']

/** One call of the page: logged, subject to faults, and approved by the owner if `act` requires it. */
export function createAnswer({ world, clock, log, faults, origin, store, queue }: Options) {
  const previous = new Map<string, unknown>()

  return async function answer(
    key: string,
    method: string,
    params: readonly unknown[],
    act: (approve: RequestApproval) => Promise<unknown>,
  ): Promise<unknown> {
    const call = log.begin(`wallet.${method}`, { wallet: key, params })
    const rule = faults.match(call.record.name)
    if (rule !== undefined) call.faulted(rule.id)
    const approve: RequestApproval = async (approved) => {
      const wallet = store.find(key)
      const policy = wallet?.locked === true ? 'ask' : wallet?.policy
      if (policy === 'reject') throw new RpcError(4001, 'User rejected the request.')
      if (policy === 'approve') return approved()
      const words = describeRequest(world.get(), { method, params }, wallet?.chainId ?? 'eip155:1')
      const request = { walletKey: key, origin, method, params, words }
      return queue.request(
        request,
        (wait) => call.park(wait),
        async () => approved(),
      )
    }
    async function asWallet(): Promise<unknown> {
      const quirks = store.quirks(key)
      if (isUnanswered(quirks, method, params)) await call.park(call.passed())
      if (quirks.revokeMs !== undefined && revokeMethods.includes(method)) {
        await call.park(clock.sleep('wallet.revokes', quirks.revokeMs))
      }
      return act(approve)
    }
    try {
      const result = await injectWalletFault(rule?.effect, call, clock, previous, asWallet)
      call.done(result)
      return result
    } catch (error) {
      call.failed(error)
      throw error
    }
  }
}
