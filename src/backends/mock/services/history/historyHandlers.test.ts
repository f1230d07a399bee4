import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { createFakeChains } from '../../chains/testing/fakeChains.ts'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { Purchase, WorldPatch } from '../../world/worldTypes.ts'
import { createHistoryHandlers } from './historyHandlers.ts'
import type { WireTransaction } from './wireTransaction.ts'

const [first, , , fourth, fresh] = testAccounts.map(({ address }) => address)
const quiet = { eth_blockNumber: '0x0', txpool_content: { pending: {}, queued: {} } }

function setUp(patch: WorldPatch = {}, answers: Readonly<Record<string, unknown>> = quiet) {
  const world = createWorld(generateWorld({ patch }))
  const { chains } = createFakeChains(answers)
  const fetch = answerWith(
    createHistoryHandlers({
      world,
      chains,
      clock: { now: () => world.get().startedAt },
      blockchainApi: 'https://chain.test',
    }),
  )
  async function ask(account: string | undefined, query: string) {
    const response = await fetch(`https://chain.test/v1/account/${account}/history?${query}`, {})
    return { status: response.status, body: await response.json() }
  }
  async function page(account: string | undefined, cursor = '') {
    const { body } = await ask(account, `projectId=p&chainId=eip155:1&cursor=${cursor}`)
    return body as { data: WireTransaction[]; next: string | null }
  }
  return { world, ask, page }
}

/** Every entry of an account, page by page. */
async function everything({ page }: ReturnType<typeof setUp>, account: string | undefined) {
  const pages = [await page(account)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    pages.push(await page(account, next))
  }
  return pages
}

describe('the past of an account', () => {
  it('comes in pages of 50 with an opaque cursor, each entry once, newest first', async () => {
    const pages = await everything(setUp(), first)
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 50, 20])
    expect(pages.map(({ next }) => next?.length)).toEqual([80, 80, 80, undefined])
    const all = pages.flatMap(({ data }) => data)
    expect(new Set(all.map(({ id }) => id)).size).toBe(170)
    const times = all.map(({ metadata }) => metadata.minedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.map((time) => time.slice(0, 4))).toEqual(
      expect.arrayContaining(['2026', '2025', '2024', '2023']),
    )
  })

  it('comes in numbered pages of 100 on Solana', async () => {
    const account = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
    const mentions = Array.from({ length: 150 }, (_, slot) => ({ signature: `s${slot}`, slot }))
    const { ask } = setUp(
      {},
      {
        getTokenAccountsByOwner: { value: [] },
        getSignaturesForAddress: mentions,
        getTransaction: { blockTime: 1, transaction: { signatures: ['s'], message: {} } },
      },
    )
    const page = (cursor: string) => ask(account, `projectId=p&cursor=${cursor}`)
    expect((await page('')).body).toMatchObject({ data: { length: 100 }, next: '2' })
    expect((await page('2')).body).toMatchObject({ data: { length: 50 }, next: null })
    expect((await page('x')).status).toBe(400)
  })

  it('contains every operation of the wire format, pairs, more transfers, collectibles, failures and spam', async () => {
    const { data } = await setUp().page(first)
    expect(new Set(data.map(({ metadata }) => metadata.operationType))).toEqual(
      new Set(
        'approve bought borrow burn cancel claim deploy deposit execute mint receive repay send sell stake trade unstake withdraw'.split(
          ' ',
        ),
      ),
    )
    expect(new Set(data.map(({ transfers }) => transfers.length))).toEqual(new Set([1, 2, 3]))
    expect(new Set(data.map(({ metadata }) => metadata.status))).toEqual(
      new Set(['confirmed', 'failed']),
    )
    const nfts = data
      .flatMap(({ transfers }) => transfers.map(({ nft_info }) => nft_info))
      .filter((info) => info !== null)
    expect(new Set(nfts.map(({ flags }) => flags.is_spam))).toEqual(new Set([true, false]))
    expect(nfts.some(({ content }) => content.preview === null)).toBe(true)
  })

  it('generates the same past for the same seed, and an empty one for a fresh account', async () => {
    expect(await setUp({ seed: 3 }).page(first)).toEqual(await setUp({ seed: 3 }).page(first))
    expect(await setUp({ seed: 3 }).page(first)).not.toEqual(await setUp({ seed: 4 }).page(first))
    expect(await setUp().page(fresh)).toEqual({ data: [], next: null })
  })

  it('contains one transaction that is still pending', async () => {
    const { data } = await setUp().page(fourth)
    const statuses = data.map(({ metadata }) => metadata.status)
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(1)
    expect(statuses[0]).toBe('pending')
  })

  it('generates a past as long as a scenario sets', async () => {
    const pages = await everything(setUp({ pastTransactions: 10_000 }), fresh)
    expect(pages).toHaveLength(200)
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(10_000)
  })

  it('swaps for the same value, less a fee', async () => {
    const { data } = await setUp().page(first)
    const swaps = data
      .filter(({ metadata }) => metadata.operationType === 'trade')
      .map(({ transfers }) =>
        // A trade of collectibles has no amounts, and the check skips values that are not numbers.
        transfers.map(({ quantity, price }) => Number(quantity?.numeric) * Number(price)),
      )
      .filter(([out = 0]) => out > 1)
    expect(swaps.length).toBeGreaterThan(1)
    for (const [out = 0, back = 0] of swaps) expect(back / out).toBeCloseTo(0.997, 2)
  })

  it('uses the prices of the world', async () => {
    const { data } = await setUp({ prices: { ETH: 100 } }).page(first)
    const prices = data.flatMap(({ transfers }) =>
      transfers
        .filter(({ fungible_info }) => fungible_info?.symbol === 'ETH')
        .map(({ price }) => Number(price)),
    )
    expect(prices.length).toBeGreaterThan(5)
    expect(Math.max(...prices)).toBeLessThan(130)
  })
})

describe('purchases', () => {
  const purchase: Purchase = {
    id: 'order-1',
    account: fresh ?? '',
    at: 1_768_478_400_000,
    status: 'IN_PROGRESS',
    purchaseCurrency: 'USDC',
    purchaseAmount: '99.15',
    fiatCurrency: 'USD',
    fiatAmount: '100',
    chainId: 'eip155:1',
  }

  it('lists purchases in the format of the on-ramp, newest first, for their own account only', async () => {
    const purchases = [purchase, { ...purchase, id: 'order-2', at: purchase.at + 1 }]
    const { ask } = setUp({ purchases })
    const { body } = await ask(fresh, 'projectId=p&onramp=coinbase')
    expect(body.data.map(({ id }: WireTransaction) => id)).toEqual(['order-2', 'order-1'])
    expect(body.data[1]).toMatchObject({
      metadata: {
        operationType: 'buy',
        sentFrom: 'Coinbase',
        nonce: 1,
        status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
        minedAt: '2026-01-15T12:00:00.000Z',
      },
      transfers: [
        { direction: 'in', fungible_info: { symbol: 'USDC' }, quantity: { numeric: '99.15' } },
      ],
    })
    expect((await ask(first, 'projectId=p&onramp=coinbase')).body).toEqual({ data: [], next: null })
  })
})

describe('refusals', () => {
  it.each([
    [401, first, ''],
    [400, 'ada.eth', 'projectId=p'],
    [400, first, 'projectId=p&onramp=moonpay'],
    [400, first, 'projectId=p&cursor=nonsense'],
  ])('answers %i', async (status, account, query) => {
    expect((await setUp().ask(account, query)).status).toBe(status)
  })

  it('reports 503 when the chain cannot be read', async () => {
    const { ask } = setUp({}, { ...quiet, txpool_content: { pending: { x: null } } })
    expect((await ask(first, 'projectId=p&chainId=eip155:1')).status).toBe(503)
  })
})
