// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { showView } from '../../testing/showView.tsx'
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

/** A view with the current swap and these changes, which no later event replaces. */
function showSwap(
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
  return showView({ ...test.core, backend, use }, View)
}

async function chosen(options: SwapTestOptions = {}) {
  const test = createSwapTest(options)
  await test.chosen(eth, usdc, '2')
  return test
}

type Shown = ReturnType<typeof showView>

const wordsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)
const buttons = ({ getAllByRole }: Shown) => wordsOf(getAllByRole('button'))
const statuses = ({ getAllByRole }: Shown) => wordsOf(getAllByRole('status'))

describe('Swap', () => {
  it('shows two numeric inputs, a button to switch them, and a folded panel with the rate [A-033 A-037 A-127]', async () => {
    const test = await chosen()
    const shown = showSwap(test, SwapView)
    const { getAllByRole, getByRole, user } = shown
    for (const [name, value] of [
      ['Amount to pay', '2'],
      ['Amount to receive', '6000'],
    ] as const) {
      const input = getByRole<HTMLInputElement>('textbox', { name })
      expect(input.inputMode).toBe('decimal')
      expect(input.value).toBe(value)
    }
    expect(buttons(shown)).toContain('Review swap')
    const name = 'Details: 1 ETH = 3,000.000 USDC'
    const details = getByRole('button', { name, expanded: false })
    expect(details.textContent).toBe('1 ETH = 3,000.000 USDC')
    await user.click(details)
    expect(getAllByRole('button', { name, expanded: true })).toHaveLength(1)
    await user.click(getByRole('button', { name: 'Switch the two tokens' }))
    expect(test.swap.store.getState().sourceToken?.symbol).toBe('USDC')
  })

  it('shows the balance and Max, or else Buy [A-035 A-036]', async () => {
    const test = await chosen()
    const shown = showSwap(test, SwapView)
    expect(shown.container.textContent).toContain('10.0000 ETH')
    expect(buttons(shown)).toContain('Max')
    const unpriced = { sourceToken: { ...eth, price: 0 }, sourceTokenPriceInUSD: 3000 }
    expect(buttons(showSwap(test, SwapView, unpriced))).toContain('Max')
    const poor = showSwap(test, SwapView, { sourceToken: gust, sourceTokenPriceInUSD: 0 })
    expect(buttons(poor)).toContain('Buy')
    expect(buttons(poor)).not.toContain('Max')
    expect(poor.container.textContent).toContain('No price')
  })

  it('shows a placeholder until its tokens are loaded', () => {
    const { container, queryByRole } = showSwap(createSwapTest(), SwapView)
    expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1)
    expect(queryByRole('textbox')).toBeNull()
  })

  it('shows Swap as busy while a quote is pending [A-126]', async () => {
    const { getAllByRole } = showSwap(await chosen(), SwapView, { quote: loading })
    expect(getAllByRole('button', { name: /Review swap/, busy: true })).toHaveLength(1)
  })

  it('shows the quote as text, or why there is none, and names the token of each amount', async () => {
    const shown = showSwap(await chosen(), SwapView, { quote: quoted(3_120_500_000n) })
    expect(statuses(shown)).toContainEqual(expect.stringMatching(/^You receive 3120.50* USDC$/))
    for (const [name, description] of [
      ['Amount to pay', /^ETH/],
      ['Amount to receive', /^USDC/],
    ] as const) {
      expect(shown.getAllByRole('textbox', { name, description })).toHaveLength(1)
    }
    // The field has digits alone, and groups are drawn over it.
    expect(shown.getByText(/^3,120\.50*$/).closest('[aria-hidden="true"]')).not.toBeNull()
    const field = shown.getByRole('textbox', { name: 'Amount to receive' })
    expect(field.getAttribute('value')).toMatch(/^3120\.50*$/)
    const poor = showSwap(await chosen(), SwapView, withoutCoins)
    expect(statuses(poor)).toContain('Insufficient balance')
  })

  it('offers to try again after a failed fetch, in texts and by the button [A-124]', async () => {
    const shown = showSwap(await chosen(), SwapView, { quote: { status: 'failed' } })
    expect(statuses(shown)).toContain('No price available right now. Press Swap to try again.')
    expect(buttons(shown).at(-1)).toBe('Swap')
  })

  it('shows the error on its button [A-178]', async () => {
    const shown = showSwap(await chosen(), SwapView, withoutCoins)
    expect(buttons(shown).at(-1)).toBe('Insufficient balance')
    expect(shown.container.textContent).not.toContain('1 ETH = 3,000.000 USDC')
  })

  it('warns if a swap loses much of the value', async () => {
    expect(showSwap(await chosen(), SwapView).queryByRole('alert')).toBeNull()
    const quote = () => Promise.resolve({ toAmount: 5_000_000_000n })
    const shown = showSwap(await chosen({ port: { quote } }), SwapView)
    expect(shown.getByRole('alert').textContent).toMatch(/you'd lose a large part of the value/)
    expect(wordsOf([...shown.container.querySelectorAll('[data-warning="true"]')])).toEqual([
      'Price impact16.67%',
    ])
  })
})

describe('the choice of a token', () => {
  it('shows a search, suggestions, Your tokens and Tokens, and no token twice [A-038 A-039 A-040 A-041]', async () => {
    const test = await chosen()
    test.core.router.push('SwapSelectToken', { target: 'toToken' })
    const { getAllByRole, getByPlaceholderText, getByRole, user } = showSwap(
      test,
      SwapSelectTokenView,
    )
    expect(wordsOf(getAllByRole('heading', { level: 2 }))).toEqual(['Your tokens', 'Tokens'])
    // ETH and USDC, each among suggestions, held tokens and all tokens.
    const disabled = getAllByRole<HTMLButtonElement>('button').filter((button) => button.disabled)
    expect(disabled).toHaveLength(6)
    const suggestions = within(getByRole('group', { name: 'Suggested tokens' }))
    const names = wordsOf(suggestions.getAllByRole('button'))
    expect(names.toSorted()).toEqual(['ETH', 'USDC', 'USDT'])
    await user.type(getByPlaceholderText('Search token'), 'usd')
    expect(wordsOf(getAllByRole('listitem'))).toEqual([
      'Your tokens',
      'USD Coin500.0000 USDCSelected',
      'Tokens',
      'USD Coin500.0000 USDCSelected',
      'Tether USDUSDT',
    ])
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
    const { getByRole } = showSwap(test, SwapSelectTokenView)
    const suggestions = within(getByRole('group', { name: 'Suggested tokens' }))
    expect(suggestions.getAllByRole('button')).toHaveLength(8)
  })
})

describe('SwapPreview', () => {
  const previewed = async () => {
    const test = await chosen()
    test.core.router.push('SwapPreview')
    return test
  }

  it('shows both amounts with their values, the details open, and the note [A-045 A-046 A-047 A-052]', async () => {
    const test = await previewed()
    const shown = showSwap(test, SwapPreviewView)
    const { container, getAllByRole, getAllByText, getByRole, user } = shown
    for (const text of ['2 ETH', '$6,000.00', '6,000 USDC']) {
      expect(container.textContent).toContain(text)
    }
    expect(getAllByRole('button', { expanded: true })).toHaveLength(1)
    const values = wordsOf(getAllByRole('definition'))
    expect(wordsOf(getAllByRole('term')).map((name, at) => [name, values[at]])).toEqual([
      ['Rate', '1 ETH = 3,000.000 USDC'],
      ['Price impact', '0.00%'],
      ['Max. slippage', '1% (60.000000 USDC)'],
      ['Minimum received', '5,940.000000 USDC'],
      ['Network cost', '$0.900'],
      ['Provider fee', '0.85%'],
    ])
    expect(getAllByText('Review transaction carefully')).toHaveLength(1)
    expect(buttons(shown).slice(-2)).toEqual(['Cancel', 'Swap'])
    await user.click(getByRole('button', { name: 'Cancel' }))
    expect(test.views()).toEqual(['Swap'])
  })

  it('hides the details if a token is missing or there is an input error [A-046]', async () => {
    const test = await previewed()
    const noToken = { toToken: undefined }
    expect(showSwap(test, SwapPreviewView, noToken).queryByRole('term')).toBeNull()
    expect(showSwap(test, SwapPreviewView, withoutCoins).queryByRole('term')).toBeNull()
  })

  it('shows the allowance of an approval before it is signed [A-049]', async () => {
    const offered = { kind: 'approve', order, proposal: approval } as const
    const offer = { status: 'approval', approval: offered } as const
    const shown = showSwap(await previewed(), SwapPreviewView, { offer })
    expect(shown.container.textContent).toContain(
      'This lets the swap spend up to 100 ETH from your account.',
    )
    expect(buttons(shown).at(-1)).toBe('Approve')
  })

  it('keeps showing that the network rejected the swap', async () => {
    const { getByRole } = showSwap(await previewed(), SwapPreviewView, { reverted: true })
    expect(getByRole('alert').textContent).toMatch(
      /^The swap failed on the network\. Your tokens were not/,
    )
  })

  it('shows the reason why it was stopped, with the note, and has no active button [A-047]', async () => {
    const { getAllByText, getByRole } = showSwap(await previewed(), SwapPreviewView, {
      offer: { status: 'stopped', because: 'recipient' },
    })
    expect(getAllByText('Review transaction carefully')).toHaveLength(1)
    expect(getByRole('alert').textContent).toContain(
      "The tokens would go to an account that isn't yours.",
    )
    expect(getByRole<HTMLButtonElement>('button', { name: 'Swap' }).disabled).toBe(true)
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
