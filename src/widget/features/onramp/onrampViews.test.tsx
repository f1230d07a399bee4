// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { offersOnramp } from '../../core/networks/offersOnramp.ts'
import { loadLocale } from '../../locales/loadLocale.ts'
import { showView } from '../../testing/showView.tsx'
import WhatIsABuyView from '../help/WhatIsABuyView.tsx'
import BuyInProgressView from './BuyInProgressView.tsx'
import { chooseProvider } from './buy/chooseProvider.ts'
import { onrampItem } from './activity/onrampActivityRules.ts'
import { createOnrampOrder } from './onrampOrder.ts'
import OnRampFiatSelectView from './OnRampFiatSelectView.tsx'
import OnRampProvidersView from './OnRampProvidersView.tsx'
import { cardProvider } from './onrampRules.ts'
import OnRampTokenSelectView from './OnRampTokenSelectView.tsx'
import OnrampWidget from './public/OnrampWidget.tsx'
import { PurchaseRow } from './activity/PurchaseRow.tsx'
import { createOnrampTest, testPurchase } from './testing/onrampTest.ts'

const solana = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const

describe('the providers', () => {
  it('disables the providers before their address is known, with the footer below them [A-073]', async () => {
    const { core } = createOnrampTest()
    const { getAllByText, getByRole, user } = showView(core, OnRampProvidersView)
    const coinbase = getByRole<HTMLButtonElement>('button', { name: /Coinbase/ })
    expect(coinbase.disabled).toBe(true)
    const footer =
      'We work with the best providers to give you the lowest fees and best support. More options coming soon!'
    expect(getAllByText(footer)).toHaveLength(1)
    await user.click(getByRole('button', { name: 'How does it work?' }))
    expect(core.router.current().view).toBe('WhatIsABuy')
  })

  it("lists the host's providers in order [A-077]", () => {
    const { core } = createOnrampTest({
      host: {
        onrampProviders: [
          { name: 'b', label: 'Berth', feeRange: '1-2%', url: 'https://b.test' },
          { name: 'a', label: 'Anchor', feeRange: '3%', url: 'https://a.test' },
        ],
      },
    })
    const { getByRole } = showView(core, OnRampProvidersView)
    const providers = within(getByRole('list')).getAllByRole('button')
    expect(providers.map(({ textContent }) => textContent)).toEqual([
      'Berth1-2% fee',
      'Anchor3% fee',
    ])
  })

  it('formats the fee as the language writes percentages', async () => {
    const { core } = createOnrampTest()
    core.locale.store.setState(await loadLocale(core, 'de'))
    const { container } = showView(core, OnRampProvidersView)
    expect(container.textContent).toContain('0,85\u00a0% Gebühr')
  })
})

it('names the provider of a purchase in progress', () => {
  const { core } = createOnrampTest()
  chooseProvider(core, { ...cardProvider, label: 'Berth' }, 'https://b.test')
  const { getAllByText, queryByRole } = showView(core, BuyInProgressView)
  expect(getAllByText('Continue in Berth')).toHaveLength(1)
  expect(queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(queryByRole('button', { name: 'Show the window' })).not.toBeNull()
})

it.each([
  ['SUCCESS', 'Bought', 'Completed', '+0.030 ETH'],
  ['IN_PROGRESS', 'Buying', 'In progress', '0.030 ETH'],
  ['FAILED', 'Not bought', 'Failed', '0.030 ETH'],
  ['REFUNDED', 'Purchase', 'Status unknown', '0.030 ETH'],
])('shows a purchase with %s as %s, %s [A-078]', (status, label, word, value) => {
  const item = onrampItem(testPurchase({ status: `ONRAMP_TRANSACTION_STATUS_${status}` }))
  const row = () => <PurchaseRow item={item} />
  const { container, getAllByText } = showView(createOnrampTest().core, row)
  for (const text of [label, word]) expect(getAllByText(text)).toHaveLength(1)
  expect(container.querySelector('.fy-amount-text')?.textContent).toBe(value)
})

it('explains buying, with a link back to it [A-085]', async () => {
  const { core } = createOnrampTest()
  core.open('OnRampProviders')
  core.router.push('WhatIsABuy')
  const { getAllByText, getByRole, user } = showView(core, WhatIsABuyView)
  expect(
    getAllByText(/with your card or by bank transfer\. An on-ramp provider takes/),
  ).toHaveLength(1)
  await user.click(getByRole('button', { name: 'Buy' }))
  expect(core.router.current().view).toBe('OnRampProviders')
})

describe('the choices', () => {
  it('shows placeholders while the currencies load', () => {
    const { core } = createOnrampTest()
    for (const View of [OnRampTokenSelectView, OnRampFiatSelectView]) {
      expect(showView(core, View).getAllByText('Loading options')).toHaveLength(1)
    }
  })
})

describe('the widget', () => {
  /** The widget with its currencies loaded. */
  async function showWidget(options: Parameters<typeof createOnrampTest>[0] = {}) {
    const test = createOnrampTest(options)
    const shown = showView(test.core, OnrampWidget)
    await act(() => test.clock.idle())
    return { ...test, ...shown }
  }

  it('asks a visitor without a wallet to connect, and offers quotes to a connected one [A-076]', async () => {
    const stranger = await showWidget({ connected: false })
    expect(stranger.queryByRole('button', { name: 'Get quotes' })).toBeNull()
    await stranger.user.click(stranger.getByRole('button', { name: 'Connect wallet' }))
    expect(stranger.core.modal.getState()).toMatchObject({ open: true })
    expect(stranger.views()).toEqual(['Connect'])
    const visitor = await showWidget()
    expect(visitor.queryByRole('button', { name: 'Connect wallet' })).toBeNull()
    await visitor.user.click(visitor.getByRole('button', { name: '$250' }))
    await visitor.user.click(visitor.getByRole('button', { name: 'Get quotes' }))
    expect(visitor.views()).toEqual(['OnRampProviders'])
  })

  it('shows two amounts and four presets [A-075 A-179 A-180]', async () => {
    const { getAllByRole, getAllByText, getByRole, user } = await showWidget()
    expect(getAllByRole('textbox')).toHaveLength(2)
    const presets = within(getByRole('group', { name: 'Amounts' })).getAllByRole('button')
    expect(presets.map(({ textContent }) => textContent)).toEqual([
      '$100',
      '$250',
      '$500',
      '$1,000',
    ])
    expect(getAllByText('From $10 to $7,500 by card')).toHaveLength(1)
    await user.click(getByRole('button', { name: '$250' }))
    const [pay] = getAllByRole<HTMLInputElement>('textbox')
    expect(pay?.value).toBe('250')
  })

  it('renders nothing when the host turned the on-ramp off [C-026]', async () => {
    const { container } = await showWidget({ host: { enableOnramp: false } })
    expect(container.innerHTML).toBe('')
  })

  it('renders nothing on Solana [A-003]', async () => {
    const { container, core } = await showWidget({
      connected: false,
      host: {
        adapters: [{ namespace: 'solana', networks: [solana] }],
        defaultChain: solana.id,
      },
    })
    expect(offersOnramp(core)).toBe(false)
    expect(offersOnramp(createOnrampTest().core)).toBe(true)
    expect(container.innerHTML).toBe('')
  })

  it('shares its order with the views [A-101]', async () => {
    const { core } = createOnrampTest()
    const order = core.use(createOnrampOrder)
    await order.load()
    const { store } = core.use(createOnrampOrder)
    expect(Object.keys(store.getState())).toEqual(
      expect.arrayContaining(['purchaseCurrencies', 'paymentCurrencies', 'purchase', 'payment']),
    )
    expect(store.getState().purchase).toMatchObject({ name: 'ETH', symbol: 'ETH' })
  })
})
