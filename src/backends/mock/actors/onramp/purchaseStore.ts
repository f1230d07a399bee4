import { Big } from 'big.js'
import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { PayFromTreasury } from '../../chains/treasury.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import { hashText } from '../../world/hashText.ts'
import type { Purchase, World } from '../../world/worldTypes.ts'
import { onrampAssets } from './onrampAssets.ts'
import type { OnrampService, OnrampSession } from './onrampService.ts'

export interface PurchaseStoreOptions {
  readonly world: World
  readonly clock: Clock
  readonly log: CallLog
  readonly faults: Faults
  readonly service: OnrampService
  /** Sends tokens or coins; resolves with the hash. */
  readonly pay: PayFromTreasury
}

/** The purchases of the world and their progress. */
export interface PurchaseStore {
  waiting(): readonly Purchase[]
  /** Stores a purchase as in progress. Throws if its amount cannot be paid. */
  enter(session: OnrampSession): Purchase
  /** Settles a purchase as delivered or failed. A settled purchase does not change. */
  settle(id: string, outcome: 'SUCCESS' | 'FAILED'): Promise<void>
  /** Delivers it after that many virtual ms. */
  settleLater(id: string, ms: number): void
}

/**
 * Creates the purchases of one world. Purchases that were delayed before a reload are delivered when they are due. Every purchase is the
 * call `onramp.purchase`: a fault of time (`latency`, `late`) delays it, any other makes it fail.
 */
export function createPurchaseStore(options: PurchaseStoreOptions): PurchaseStore {
  const { world, clock, log, faults, service } = options
  /** The ids of the purchases that a fault of time has already delayed. */
  const slowed = new Set<string>()

  const find = (id: string) => world.get().purchases.find((purchase) => purchase.id === id)

  function change(id: string, part: Partial<Purchase>): void {
    world.update((state) => ({
      ...state,
      purchases: state.purchases.map((each) => (each.id === id ? { ...each, ...part } : each)),
    }))
  }

  async function deliver({ account, chainId, purchaseCurrency, purchaseAmount }: Purchase) {
    const asset = onrampAssets.find(
      (each) => each.symbol === purchaseCurrency && each.chainId === chainId,
    )
    if (asset === undefined) throw new Error(`${purchaseCurrency} is not for sale on ${chainId}.`)
    const units = new Big(purchaseAmount).times(new Big(10).pow(asset.decimals)).toFixed(0)
    return options.pay(chainId, purchaseCurrency, account, BigInt(units))
  }

  async function settle(id: string, outcome: 'SUCCESS' | 'FAILED'): Promise<void> {
    const purchase = find(id)
    if (purchase?.status !== 'IN_PROGRESS') return
    const call = log.begin('onramp.purchase', { ...purchase, outcome })
    const rule = faults.match('onramp.purchase')
    if (rule !== undefined) call.faulted(rule.id)
    const slow =
      rule?.effect.kind === 'latency' || rule?.effect.kind === 'late' ? rule.effect : undefined
    if (outcome === 'SUCCESS' && slow !== undefined && !slowed.has(id)) {
      slowed.add(id)
      settleLater(id, slow.ms)
      return call.done({ status: 'IN_PROGRESS' })
    }
    if (outcome === 'FAILED' || (rule !== undefined && slow === undefined)) {
      change(id, { status: 'FAILED' })
      return call.done({ status: 'FAILED' })
    }
    try {
      const hash = await deliver(purchase)
      change(id, { status: 'SUCCESS', hash })
      call.done({ status: 'SUCCESS', hash })
    } catch (error) {
      change(id, { status: 'FAILED' })
      call.failed(error)
      throw error
    }
  }

  function deliverInTime({ id, dueAt }: Pick<Purchase, 'id' | 'dueAt'>): void {
    if (dueAt === undefined) return
    // A failure is in the call log and in the purchase itself.
    clock.setTimer('onramp.settle', Math.max(dueAt - clock.now(), 0), () => {
      void settle(id, 'SUCCESS').catch(() => undefined)
    })
  }

  function settleLater(id: string, ms: number): void {
    const dueAt = clock.now() + ms
    change(id, { dueAt })
    deliverInTime({ id, dueAt })
  }

  world
    .get()
    .purchases.filter(({ status }) => status === 'IN_PROGRESS')
    .forEach(deliverInTime)

  return {
    waiting: () =>
      world
        .get()
        .purchases.filter(({ status }) => status === 'IN_PROGRESS')
        .toSorted((one, other) => one.at - other.at),
    enter(session) {
      const priced = service.price(session)
      if (priced === undefined) {
        const { amount, currency } = session
        throw new Error(`Failed to buy for ${amount} ${currency}: it is outside the limits.`)
      }
      const { purchases, seed } = world.get()
      const purchase = begun(session, priced, {
        seed: `${seed} ${session.account} ${purchases.length}`,
        at: clock.now(),
      })
      world.update((state) => ({ ...state, purchases: [...state.purchases, purchase] }))
      return purchase
    },
    settle,
    settleLater,
  }
}

/** Creates a purchase that has just begun. Its id follows from the seed. */
function begun(
  { account, asset, currency }: OnrampSession,
  { purchaseAmount, total }: { readonly purchaseAmount: string; readonly total: string },
  { seed, at }: { readonly seed: string; readonly at: number },
): Purchase {
  return {
    id: `purchase-${hashText(seed).toString(16)}`,
    account,
    at,
    status: 'IN_PROGRESS',
    purchaseCurrency: asset.symbol,
    purchaseAmount,
    fiatCurrency: currency,
    fiatAmount: total,
    chainId: asset.chainId,
  }
}
