import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { renderView } from '../../testing/renderView.tsx'
import type { ViewName } from '../../core/kernel/viewParams.ts'
import { createOnrampTest } from '../onramp/testing/onrampTest.ts'
import { createSwap } from './createSwap.ts'
import type { SwapModel } from './state/swapModel.ts'
import { createSwapTest, type SwapTestOptions } from './testing/swapTest.ts'
import { testOrder } from './testing/testOrder.ts'
import { testTokens } from './testing/testTokens.ts'
import SwapPreviewView from './SwapPreviewView.tsx'
import SwapSelectTokenView from './SwapSelectTokenView.tsx'
import SwapView from './SwapView.tsx'

const { eth, usdc, gust } = testTokens
const order = testOrder({ source: eth, target: usdc, amount: 10n ** 18n })
const approval = { from: '0x1', to: '0x2', data: '0x', value: 0n, gasPrice: 1n }
const loading = { status: 'loading', before: { status: 'none' } } as const
const quoted = (toUnits: bigint) => ({ status: 'quoted', toUnits }) as const
/** An account without a coin for the gas: the balance is too low. */
const withoutCoins = { myTokensWithBalance: [] }

/** A view with the current swap. Server rendering would read the initial state of its store. */
function draw(
  test: ReturnType<typeof createSwapTest>,
  View: ComponentType,
  change: Partial<SwapModel> = {},
) {
  const now: SwapModel = { ...test.swap.store.getState(), ...change }
  const swap = { ...test.swap, store: createStore<SwapModel>(() => now) }
  const kept = new Map<unknown, unknown>([[createSwap, swap]])
  const use: typeof test.core.use = (make) =>
    (kept.get(make) ?? test.core.use(make)) as ReturnType<typeof make>
  const { onramp } = createOnrampTest().core.backend
  const backend = { ...test.core.backend, ...(onramp ? { onramp } : {}) }
  return renderView({ ...test.core, backend, use }, View)
}

async function chosen(options: SwapTestOptions = {}) {
  const test = createSwapTest(options)
  await test.chosen(eth, usdc, '2')
  return test
}

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').trim(),
  )

describe('Swap', () => {
  it('shows two numeric inputs, a button to switch them, and a folded panel with the rate [A-033 A-037 A-127]', async () => {
    const html = draw(await chosen(), SwapView)
    expect(html).toMatch(
      /<input[^>]*inputMode="decimal"[^>]*aria-label="Amount to pay"[^>]*value="2"/,
    )
    expect(html).toMatch(
      /<input[^>]*inputMode="decimal"[^>]*aria-label="Amount to receive"[^>]*value="6000"/,
    )
    expect(html).toContain('aria-label="Switch the two tokens"')
    expect(html).toContain('1 ETH = 3,000.000 USDC')
    expect(html).toMatch(/aria-expanded="false"[^>]*aria-label="Details: 1 ETH = 3,000.000 USDC"/)
    expect(buttons(html)).toContain('Review swap')
  })

  it('shows the balance and Max, or else Buy [A-035 A-036]', async () => {
    const test = await chosen()
    const html = draw(test, SwapView)
    expect(html.replace(/<[^>]+>/g, '')).toContain('10.0000 ETH')
    expect(buttons(html)).toContain('Max')
    const unpriced = { sourceToken: { ...eth, price: 0 }, sourceTokenPriceInUSD: 3000 }
    expect(buttons(draw(test, SwapView, unpriced))).toContain('Max')
    const poor = draw(test, SwapView, { sourceToken: gust, sourceTokenPriceInUSD: 0 })
    expect(buttons(poor)).toContain('Buy')
    expect(buttons(poor)).not.toContain('Max')
    expect(poor).toContain('No price')
  })

  it('shows a placeholder until its tokens are loaded', () => {
    const html = draw(createSwapTest(), SwapView)
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('<input')
  })

  it('shows Swap as busy while a quote is pending [A-126]', async () => {
    const html = draw(await chosen(), SwapView, { quote: loading })
    expect(html).toMatch(/<button[^>]*aria-busy="true"[^>]*>.*Review swap/)
  })

  it('shows the quote as text, or why there is none, and names the token of each amount', async () => {
    const html = draw(await chosen(), SwapView, { quote: quoted(3_120_500_000n) })
    expect(html).toMatch(/role="status"[^>]*>You receive 3120.50* USDC</)
    expect(html).toMatch(/aria-label="Amount to pay" aria-describedby="([^" ]+) .*id="\1">ETH</)
    const poor = draw(await chosen(), SwapView, withoutCoins)
    expect(poor).toMatch(/role="status"[^>]*>Insufficient balance</)
  })

  it('offers to try again after a failed fetch, in texts and by the button [A-124]', async () => {
    const html = draw(await chosen(), SwapView, { quote: { status: 'failed' } })
    expect(html).toContain('No price available right now. Press Swap to try again.')
    expect(buttons(html).at(-1)).toBe('Swap')
  })

  it('shows the error on its button [A-178]', async () => {
    const html = draw(await chosen(), SwapView, withoutCoins)
    expect(buttons(html).at(-1)).toBe('Insufficient balance')
    expect(html).not.toContain('1 ETH = 3,000.000 USDC')
  })

  it('warns if a swap loses much of the value', async () => {
    expect(draw(await chosen(), SwapView)).not.toContain('role="alert"')
    const quote = () => Promise.resolve({ toAmount: 5_000_000_000n })
    const html = draw(await chosen({ port: { quote } }), SwapView)
    expect(html).toMatch(/role="alert"[^>]*>You would lose a large part of the value/)
    expect(html).toMatch(/data-warning="true"><dt[^>]*>Price impact<\/dt><dd[^>]*>16\.67%/)
  })
})

describe('the choice of a token', () => {
  it('shows a search, suggestions, Your tokens and Tokens, and no token twice [A-038 A-039 A-040 A-041]', async () => {
    const test = await chosen()
    test.core.router.push('SwapSelectToken', { target: 'toToken' })
    const html = draw(test, SwapSelectTokenView)
    expect(html).toContain('placeholder="Search token"')
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text)).toEqual([
      'Your tokens',
      'Tokens',
    ])
    // ETH and USDC, each among suggestions, held tokens and all tokens.
    expect(html.match(/<button[^>]*disabled=""/g)).toHaveLength(6)
    expect(html.match(/fy-chip-text">(ETH|USDC|USDT)</g)).toHaveLength(3)
  })

  it('suggests eight tokens at most [A-039]', async () => {
    const many = 'ETH UNI AAVE LINK WBTC DAI WETH USDC USDT ARB'.split(' ').map((symbol, at) => ({
      ...usdc,
      symbol,
      name: symbol,
      address: `eip155:1:0x${String(at).padStart(40, '0')}`,
    }))
    const test = await chosen({ tokens: [...many, eth] })
    test.core.router.push('SwapSelectToken', { target: 'toToken' })
    const html = draw(test, SwapSelectTokenView)
    expect(html.match(/fy-chip-text"/g)).toHaveLength(8)
  })
})

describe('SwapPreview', () => {
  const previewed = async () => {
    const test = await chosen()
    test.core.router.push('SwapPreview')
    return test
  }

  it('shows both amounts with their values, the details open, and the note [A-045 A-046 A-047 A-052]', async () => {
    const html = draw(await previewed(), SwapPreviewView)
    for (const text of ['2 ETH', '$6,000.00', '6,000 USDC']) expect(html).toContain(text)
    expect(html).toContain('aria-expanded="true"')
    expect(
      [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map((row) => row.slice(1)),
    ).toEqual([
      ['Rate', '1 ETH = 3,000.000 USDC'],
      ['Price impact', '0.00%'],
      ['Max. slippage', '1% (60.000000 USDC)'],
      ['Minimum received', '5,940.000000 USDC'],
      ['Network cost', '$0.900'],
      ['Provider fee', '0.85%'],
    ])
    expect(html).toContain('Review transaction carefully')
    expect(buttons(html).slice(-2)).toEqual(['Cancel', 'Swap'])
  })

  it('hides the details if a token is missing or there is an input error [A-046]', async () => {
    const test = await previewed()
    expect(draw(test, SwapPreviewView, { toToken: undefined })).not.toContain('<dl')
    expect(draw(test, SwapPreviewView, withoutCoins)).not.toContain('<dl')
  })

  it('shows the allowance of an approval before it is signed [A-049]', async () => {
    const offered = { kind: 'approve', order, proposal: approval } as const
    const offer = { status: 'approval', approval: offered } as const
    const html = draw(await previewed(), SwapPreviewView, { offer })
    expect(html).toContain('This lets the swap spend up to 100 ETH from your account.')
    expect(buttons(html).at(-1)).toBe('Approve')
  })

  it('keeps showing that the network rejected the swap', async () => {
    const html = draw(await previewed(), SwapPreviewView, { reverted: true })
    expect(html).toMatch(/role="alert"[^>]*>The swap failed on the network\. Your tokens were not/)
  })

  it('shows the reason why it was stopped, with the note, and has no active button [A-047]', async () => {
    const html = draw(await previewed(), SwapPreviewView, {
      offer: { status: 'stopped', because: 'recipient' },
    })
    expect(html).toContain('Review transaction carefully')
    expect(html).toMatch(/role="alert".*The tokens would go to an account that isn&#x27;t yours\./)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*Swap/)
  })
})

it('shows the same views under the name of Convert, each opening its own kind [A-092]', async () => {
  const test = createSwapTest()
  const names: readonly ViewName[] = ['Convert', 'ConvertSelectToken', 'ConvertPreview']
  const loads = names.map((name) => test.core.views[name].load?.())
  const views = await Promise.all(loads)
  expect(views.map((view) => view?.default)).toEqual([
    SwapView,
    SwapSelectTokenView,
    SwapPreviewView,
  ])
})
