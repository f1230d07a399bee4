import { describe, expect, it } from 'vitest'
import { offersOnramp } from '../../core/networks/offersOnramp.ts'
import { loadLocale } from '../../locales/loadLocale.ts'
import { renderView } from '../../testing/renderView.tsx'
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
  it('disables the providers before their address is known, with the footer below them [A-073]', () => {
    const shown = renderView(createOnrampTest().core, OnRampProvidersView)
    expect(shown).toMatch(/<button[^>]*disabled=""[^>]*>.*Coinbase/)
    expect(shown).toContain(
      'We work with the best providers to give you the lowest fees and best support. More options coming soon!',
    )
    expect(shown).toContain('How does it work?')
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
    const shown = renderView(core, OnRampProvidersView)
    const places = ['Berth', '1-2% fee', 'Anchor', '3% fee'].map((text) => shown.indexOf(text))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(shown).not.toContain('Coinbase')
  })

  it('formats the fee as the language writes percentages', async () => {
    const { core } = createOnrampTest()
    core.locale.store.setState(await loadLocale(core, 'de'))
    expect(renderView(core, OnRampProvidersView)).toContain('0,85\u00a0% Gebühr')
  })
})

it('names the provider of a purchase in progress', () => {
  const { core } = createOnrampTest()
  chooseProvider(core, { ...cardProvider, label: 'Berth' }, 'https://b.test')
  const shown = renderView(core, BuyInProgressView)
  expect(shown).toContain('Continue in Berth')
  expect(shown).not.toContain('Try again')
})

it.each([
  ['SUCCESS', 'Bought', 'Completed', '>+0.030 ETH'],
  ['IN_PROGRESS', 'Buying', 'In progress', '>0.030 ETH'],
  ['FAILED', 'Not bought', 'Failed', '>0.030 ETH'],
  ['REFUNDED', 'Purchase', 'Status unknown', '>0.030 ETH'],
])('shows a purchase with %s as %s, %s [A-078]', (status, label, word, value) => {
  const item = onrampItem(testPurchase({ status: `ONRAMP_TRANSACTION_STATUS_${status}` }))
  const shown = renderView(createOnrampTest().core, () => <PurchaseRow item={item} />)
  const [figure = '', symbol] = value.split(' ')
  for (const text of [`>${label}<`, word, figure, `>${symbol}<`]) expect(shown).toContain(text)
})

it('explains buying, with a link back to it [A-085]', () => {
  const shown = renderView(createOnrampTest().core, WhatIsABuyView)
  expect(shown).toContain('with your card or by bank transfer. An on-ramp provider takes')
  expect(shown).toMatch(/<button.*Buy<\/span>/)
})

describe('the choices', () => {
  it('shows placeholders while the currencies load', () => {
    const { core } = createOnrampTest()
    expect(renderView(core, OnRampTokenSelectView)).toContain('Loading options')
    expect(renderView(core, OnRampFiatSelectView)).toContain('Loading options')
  })
})

describe('the widget', () => {
  const draw = (test: ReturnType<typeof createOnrampTest>) => renderView(test.core, OnrampWidget)

  it('asks a visitor without a wallet to connect, and offers quotes to a connected one [A-076]', () => {
    const stranger = draw(createOnrampTest({ connected: false }))
    expect(stranger).toContain('Connect wallet')
    expect(stranger).not.toContain('Get quotes')
  })

  it('shows two amounts and four presets [A-075 A-179 A-180]', () => {
    const shown = draw(createOnrampTest())
    expect(shown.match(/<input/g)).toHaveLength(2)
    expect([...shown.matchAll(/>(\$[\d,]+)</g)].map(([, text]) => text)).toEqual([
      '$100',
      '$250',
      '$500',
      '$1,000',
    ])
    expect(shown).toContain('From $10 to $7,500 by card')
  })

  it('renders nothing when the host turned the on-ramp off [C-026]', () => {
    expect(draw(createOnrampTest({ host: { enableOnramp: false } }))).toBe('')
  })

  it('renders nothing on Solana [A-003]', () => {
    const { core } = createOnrampTest({
      connected: false,
      host: {
        adapters: [{ namespace: 'solana', networks: [solana] }],
        defaultChain: solana.id,
      },
    })
    expect(offersOnramp(core)).toBe(false)
    expect(offersOnramp(createOnrampTest().core)).toBe(true)
    expect(renderView(core, OnrampWidget)).toBe('')
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
