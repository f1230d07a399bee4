import { describe, expect, it } from 'vitest'
import { createCallLog } from '../../calls/callLog.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createFaults } from '../../faults/faults.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { Purchase } from '../../world/worldTypes.ts'
import { createOnrampWindows } from './onrampWindows.ts'
import { createOnrampService } from './onrampService.ts'
import type { SimulatorMessage } from './onrampMessages.ts'
import { priceOffer } from './priceOffer.ts'
import { createPurchaseStore } from './purchaseStore.ts'

const site = 'http://sites.test/sites/onramp/'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const prices = { ETH: 3000, USDC: 1, POL: 0.5 }

function setUp(pay?: () => Promise<string>, earlier: readonly Purchase[] = []) {
  const patch = { prices, purchases: earlier }
  const world = createWorld(generateWorld({ startedAt: 0, patch }))
  const service = createOnrampService({ world, site })
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const paid: unknown[][] = []
  const store = createPurchaseStore({
    world,
    clock,
    log,
    faults,
    service,
    pay:
      pay ??
      (async (...payment) => {
        paid.push(payment)
        return `0xhash${paid.length}`
      }),
  })
  const errors: unknown[] = []
  const { handle, ...actor } = createOnrampWindows({
    service,
    store,
    onError: (error) => errors.push(error),
  })
  const url = new URL(
    service.begin({
      account,
      blockchains: ['ethereum', 'base', 'polygon'],
      assets: ['ETH', 'USDC'],
      defaultNetwork: 'base',
      fiatAmount: '100',
    }),
  )
  const said: SimulatorMessage[] = []
  let closed = false
  const end = {
    // Only its identity matters.
    source: new EventTarget() as unknown as MessageEventSource,
    isClosed: () => closed,
    close: () => void (closed = true),
    detach: () => undefined,
    isDetached: () => false,
    notify: (message: SimulatorMessage) => void said.push(message),
  }
  const session = url.searchParams.get('appId')
  const here = () => handle(end, { say: 'here', session })
  const purchases = () => world.get().purchases
  return { world, actor, handle, end, here, said, paid, url, purchases, clock, faults, errors, log }
}

describe('what a payment buys', () => {
  it('uses the price of the world less the fee of 0.85 %, to the last unit and never more [A-074]', () => {
    const priced = priceOffer(
      { prices },
      { symbol: 'ETH', decimals: 18, currency: 'USD', amount: '100' },
    )
    expect(priced).toEqual({
      purchaseAmount: '0.033050000000000000',
      fee: '0.85',
      subtotal: '99.15',
      total: '100.00',
    })
    const euro = priceOffer(
      { prices },
      { symbol: 'USDC', decimals: 6, currency: 'EUR', amount: '7500' },
    )
    expect(euro?.purchaseAmount).toBe('8031.150000')
  })

  it.each([
    ['ETH', 'CHF', '100'],
    ['GUST', 'USD', '100'],
    ['ETH', 'USD', '1e3'],
    ['ETH', 'USD', '-5'],
    ['ETH', 'USD', ''],
  ])('offers no amount for %s in %s at "%s"', (symbol, currency, amount) => {
    expect(priceOffer({ prices }, { symbol, decimals: 18, currency, amount })).toBeUndefined()
  })
})

describe("the provider's address", () => {
  it("the provider's address is a page on the sites' origin with the requested purchase", () => {
    const { url } = setUp()
    expect(url.href.startsWith(site)).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      partnerUserId: account,
      defaultNetwork: 'base',
      presetFiatAmount: '100',
      defaultExperience: 'buy',
    })
  })

  it('shows its own purchase, and nothing for another session', () => {
    const { here, said, handle, end, actor } = setUp()
    handle(end, { say: 'here', session: 'made-up' })
    handle(end, { say: 'decide', how: 'complete' })
    expect([said, actor.windows()]).toEqual([[{ say: 'unknown' }], []])
    here()
    expect(said.at(-1)).toEqual({ say: 'offer', offer: actor.windows()[0]?.offer })
    expect(actor.windows()[0]?.offer).toMatchObject({
      account,
      asset: 'ETH on Base',
      assets: [
        'ETH on Ethereum',
        'USDC on Ethereum',
        'USDC on Polygon',
        'ETH on Base',
        'USDC on Base',
      ],
      currency: 'USD',
      amount: '100',
      receives: '0.033050000000000000 ETH',
      fee: '0.85',
    })
  })
})

describe("a person in the provider's window", () => {
  it('changes the amount, within the limits of a card [A-181]', () => {
    const { actor, here, said, handle, end } = setUp()
    here()
    actor.choose(1, { asset: 'USDC on Polygon', currency: 'EUR', amount: '500' })
    expect(actor.windows()[0]?.offer).toMatchObject({
      asset: 'USDC on Polygon',
      receives: '535.410000 USDC',
    })
    handle(end, { say: 'choose', choice: { amount: '9.99', asset: 'Nothing', currency: 'XXX' } })
    expect(said.at(-1)).toMatchObject({
      offer: { asset: 'USDC on Polygon', currency: 'EUR', amount: '9.99', receives: undefined },
    })
    actor.choose(1, { amount: '7500.01' })
    expect(actor.windows()[0]?.offer.receives).toBeUndefined()
    expect(() => actor.decline(1)).toThrow('outside the limits')
  })

  it('pays, and the tokens are sent before the purchase is done [A-110]', async () => {
    const { actor, here, paid, purchases, said } = setUp()
    here()
    await actor.complete(1)
    expect(paid).toEqual([['eip155:8453', 'ETH', account, 33_050_000_000_000_000n]])
    expect(purchases()).toMatchObject([
      {
        account,
        status: 'SUCCESS',
        hash: '0xhash1',
        purchaseCurrency: 'ETH',
        purchaseAmount: '0.033050000000000000',
        fiatCurrency: 'USD',
        fiatAmount: '100.00',
        chainId: 'eip155:8453',
      },
    ])
    expect(said.at(-1)).toEqual({ say: 'outcome', outcome: 'completed' })
    expect(actor.windows()).toEqual([])
  })

  it('rejects a second payment in one window', async () => {
    const { actor, here, handle, end, paid, clock } = setUp()
    here()
    handle(end, { say: 'decide', how: 'complete' })
    handle(end, { say: 'decide', how: 'complete' })
    await clock.idle()
    await expect(actor.complete(1)).rejects.toThrow('it is closed')
    expect(paid).toHaveLength(1)
  })

  it('a declined purchase sends no tokens [A-110]', async () => {
    const { actor, here, paid, purchases, clock } = setUp()
    here()
    actor.decline(1)
    await clock.idle()
    expect([paid, purchases().map(({ status }) => status)]).toEqual([[], ['FAILED']])
  })

  it('closes the window without any change', () => {
    const { actor, here, purchases } = setUp()
    here()
    actor.close(1)
    expect([actor.windows(), purchases()]).toEqual([[], []])
    expect(() => actor.decline(1)).toThrow('it is closed')
  })

  it('waits for the bank while the purchase is in progress [A-110]', async () => {
    const { here, handle, end, actor, paid, purchases, clock } = setUp()
    here()
    handle(end, { say: 'decide', how: 'delay' })
    expect(actor.waiting().map(({ status }) => status)).toEqual(['IN_PROGRESS'])
    await clock.run(29_999)
    expect(paid).toEqual([])
    await clock.run(1)
    expect(paid).toHaveLength(1)
    expect(purchases().map(({ status }) => status)).toEqual(['SUCCESS'])
    expect(actor.waiting()).toEqual([])
  })

  it.each([
    ['in its time', 26_000, 25_999, 0],
    ['at once when it is overdue', -20_000, 0, 1],
  ])('receives the tokens after a reload, too: %s', async (_, dueAt, wait, paidThen) => {
    const before = setUp()
    before.here()
    before.actor.delay(1, 30_000)
    const kept = before
      .purchases()
      .map((each) => ({ ...each, dueAt: Number(each.dueAt) - 30_000 + dueAt }))
    const after = setUp(undefined, kept)
    await after.clock.run(wait)
    expect(after.paid).toHaveLength(paidThen)
    await after.clock.run(1)
    expect(after.paid).toHaveLength(1)
    expect(after.purchases().map(({ status }) => status)).toEqual(['SUCCESS'])
  })

  it('waits until the purchase is settled by hand, once', async () => {
    const { here, actor, paid, purchases, clock } = setUp()
    here()
    actor.delay(1)
    await clock.run(600_000)
    const [waiting] = actor.waiting()
    await actor.settle(String(waiting?.id), 'FAILED')
    await actor.settle(String(waiting?.id), 'SUCCESS')
    expect([paid, purchases().map(({ status }) => status)]).toEqual([[], ['FAILED']])
  })
})

describe('a purchase that cannot be delivered', () => {
  it('fails with its reason', async () => {
    const { actor, here, purchases, log } = setUp(() => Promise.reject(new Error('no chain')))
    here()
    await expect(actor.complete(1)).rejects.toThrow('no chain')
    expect(purchases().map(({ status }) => status)).toEqual(['FAILED'])
    expect(log.list().map(({ name, status }) => `${name} ${status}`)).toEqual([
      'onramp.purchase failed',
    ])
  })

  it('fails when a fault matches it', async () => {
    const { actor, here, paid, purchases, faults } = setUp()
    faults.add({ target: 'onramp.purchase', when: { nth: 1 }, effect: { kind: 'drop' } })
    here()
    await actor.complete(1)
    expect([paid, purchases().map(({ status }) => status)]).toEqual([[], ['FAILED']])
  })

  it('arrives later under a fault of time, and does not fail', async () => {
    const { actor, here, clock, paid, purchases, faults } = setUp()
    const effect = { kind: 'latency', ms: 6_000 } as const
    faults.add({ target: 'onramp.*', when: { always: true }, effect })
    here()
    await actor.complete(1)
    expect([paid, purchases().map(({ status }) => status)]).toEqual([[], ['IN_PROGRESS']])
    await clock.run(6_000)
    expect([paid.length, purchases().map(({ status }) => status)]).toEqual([1, ['SUCCESS']])
  })
})
