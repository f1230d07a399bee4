import { describe, expect, it } from 'vitest'
import { emptySwap, type SwapEvent, type SwapModel } from './swapModel.ts'
import { swapTransition } from './swapTransition.ts'
import type { CheckedTransaction } from '../swapTypes.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, usdc } = testTokens
const all = [eth, usdc]
const lists = { myTokensWithBalance: all, popularTokens: all, suggestedTokens: [] }
const loaded: readonly SwapEvent[] = [
  { type: 'reset', to: 'loading' },
  { type: 'loaded', lists, networkTokenSymbol: 'ETH' },
]
const chosen: readonly SwapEvent[] = [
  ...loaded,
  { type: 'targetChosen', token: usdc },
  { type: 'typed', amount: '1.5' },
]
const quoted: readonly SwapEvent[] = [...chosen, { type: 'quoted', toUnits: 4_500_000_000n }]
const transaction = { proposal: {}, order: {} } as CheckedTransaction
const swap = { status: 'swap', transaction } as const
const built: SwapEvent = {
  type: 'built',
  offer: swap,
  terms: { toUnits: 4_499_000_000n, gasLimit: 7n, l1Fee: 3n },
}

const after = (events: readonly SwapEvent[], from: SwapModel = emptySwap) =>
  events.reduce(swapTransition, from)

describe('a swap', () => {
  it('starts with one native coin once its tokens are loaded', () => {
    expect(after(loaded)).toMatchObject({
      status: 'ready',
      sourceToken: eth,
      sourceTokenAmount: '1',
      sourceAmount: 10n ** 18n,
      quote: { status: 'none' },
      offer: { status: 'none' },
    })
  })

  it.each<SwapEvent>([
    { type: 'typed', amount: '2' },
    { type: 'quoted', toUnits: 4_500_000_000n },
    built,
    { type: 'sourceChosen', token: usdc },
    { type: 'loaded', lists, networkTokenSymbol: 'ETH' },
  ])('ignores the form before it is loaded: $type', (event) => {
    expect(swapTransition(emptySwap, event)).toBe(emptySwap)
  })

  it.each([
    ['its own', 3000, 3000],
    ['the network token’s price without it', 0, 2900],
  ])('starts with a price of the coin: %s', (_, price, wanted) => {
    const tokens = { ...lists, popularTokens: [{ ...eth, price }, usdc] }
    const start: readonly SwapEvent[] = [
      { type: 'coinPriced', networkTokenPrice: 2900 },
      { type: 'reset', to: 'loading' },
      { type: 'coinPriced', networkTokenPrice: 2900 },
      { type: 'loaded', lists: tokens, networkTokenSymbol: 'ETH' },
    ]
    expect(after(start).sourceTokenPriceInUSD).toBe(wanted)
  })

  it.each([
    ['newest', 3100, 1.1, [3100, 1.1]],
    ['last known (without a newer one)', 0, 0, [3000, 1]],
  ])('keeps the %s prices of the tokens of a swap', (_, coin, token, wanted) => {
    const newer = [
      { ...eth, price: coin },
      { ...usdc, price: token },
    ]
    const events: readonly SwapEvent[] = [
      ...chosen,
      { type: 'sourceChosen', token: eth },
      { type: 'balancesKnown', lists: { ...lists, popularTokens: newer } },
    ]
    const { sourceTokenPriceInUSD, toTokenPriceInUSD } = after(events)
    expect([sourceTokenPriceInUSD, toTokenPriceInUSD]).toEqual(wanted)
  })

  it('forgets everything when it is reset, and notifies once', () => {
    expect(after([...quoted, built, { type: 'reset', to: 'idle' }])).toBe(emptySwap)
  })

  it.each(['loading', 'failed'] as const)(
    'empties the form and the offer while the swap is %s',
    (to) => {
      expect(after([...quoted, built, { type: 'reset', to }])).toEqual({ ...emptySwap, status: to })
    },
  )

  it('parses the typed amount in the units of the token, also after choosing another one', () => {
    expect(after(chosen)).toMatchObject({ sourceAmount: 1_500_000_000_000_000_000n })
    expect(after([...chosen, { type: 'sourceChosen', token: usdc }])).toMatchObject({
      sourceTokenAmount: '1.5',
      sourceAmount: 1_500_000n,
    })
  })
})

describe('the quote of a swap', () => {
  it('keeps the quote while the next one loads', () => {
    expect(after([...quoted, { type: 'quoting' }])).toMatchObject({
      quote: { status: 'loading', before: { status: 'quoted', toUnits: 4_500_000_000n } },
    })
  })

  it.each<SwapEvent>([
    { type: 'typed', amount: '2' },
    { type: 'sourceChosen', token: usdc },
    { type: 'targetChosen', token: eth },
    { type: 'turned' },
  ])('removes the quote when its form changes: $type', (event) => {
    expect(after([...quoted, event])).toMatchObject({ quote: { status: 'none' } })
    expect(after([...quoted, { type: 'quoting' }, event])).toMatchObject({
      quote: { status: 'loading', before: { status: 'none' } },
    })
  })

  it('turns the quote into the amount when the tokens are switched, or 1', () => {
    expect(after([...quoted, { type: 'turned' }])).toMatchObject({
      sourceToken: usdc,
      toToken: eth,
      sourceTokenAmount: '4500',
    })
    expect(after([...chosen, { type: 'turned' }])).toMatchObject({ sourceTokenAmount: '1' })
  })

  it('follows the amount that the built transaction returns', () => {
    expect(after([...quoted, built])).toMatchObject({
      quote: { status: 'quoted', toUnits: 4_499_000_000n },
      gasLimit: 7n,
    })
  })
})

describe('the offer of a swap', () => {
  const offerAfter = (...events: SwapEvent[]) => after([...quoted, built, ...events])

  it('keeps the offer while the next one is built', () => {
    expect(offerAfter({ type: 'building' })).toMatchObject({
      offer: { status: 'building', before: swap },
    })
    expect(offerAfter({ type: 'building' }, { type: 'buildEnded' })).toMatchObject({ offer: swap })
  })

  it('removes an outdated offer, while the next one is still built', () => {
    expect(offerAfter({ type: 'outdated' })).toMatchObject({ offer: { status: 'none' } })
    expect(offerAfter({ type: 'building' }, { type: 'outdated' })).toMatchObject({
      offer: { status: 'building', before: { status: 'none' } },
    })
  })

  it('replaces the offer by the reason why it must not be signed', () => {
    expect(offerAfter({ type: 'stopped', because: 'router' })).toMatchObject({
      offer: { status: 'stopped', because: 'router' },
    })
  })

  it('removes a failed swap from the offer, and remembers the failure until the next amount', () => {
    const failed = { type: 'swapFailed', reverted: true } as const
    expect(offerAfter(failed)).toMatchObject({ offer: { status: 'none' }, reverted: true })
    expect(offerAfter(failed, { type: 'typed', amount: '2' })).toMatchObject({ reverted: false })
  })

  it('keeps the offer when an approval ends', () => {
    expect(offerAfter({ type: 'approvalSettled' })).toMatchObject({ offer: swap })
  })
})
