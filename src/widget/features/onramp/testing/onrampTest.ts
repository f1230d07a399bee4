import { FoyerError } from '../../../../backends/port/errors.ts'
import type { History, Transaction } from '../../../../backends/port/services/history.ts'
import type {
  Onramp,
  PaymentCurrency,
  PurchaseCurrency,
} from '../../../../backends/port/services/onramp.ts'
import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'

type TestOptions = NonNullable<Parameters<typeof createTestCore>[0]>

const currency = (symbol: string): PurchaseCurrency => ({
  id: symbol,
  name: symbol,
  symbol,
  networks: [],
})

export const testPayments: readonly PaymentCurrency[] = ['USD', 'EUR', 'GBP'].map((id) => ({
  id,
  limits: [{ id: 'card', min: 10, max: 7500 }],
}))

/** A purchase as the history returns it. */
export function testPurchase(part: Partial<Transaction> = {}): Transaction {
  return {
    id: 'purchase',
    hash: '',
    minedAt: 0,
    operationType: 'buy',
    status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    sentFrom: 'Coinbase',
    sentTo: '0x1',
    transfers: [
      {
        direction: 'in',
        fungible: { name: 'Ether', symbol: 'ETH' },
        quantity: { numeric: '0.030933' },
      },
    ],
    ...part,
  }
}

const honestOnramp: Onramp = {
  currencies: () =>
    Promise.resolve({ purchase: ['USDC', 'ETH', 'DAI'].map(currency), payment: testPayments }),
  quote: ({ amount }) =>
    Promise.resolve({ purchaseAmount: '0.03', paymentTotal: amount, unpriced: false }),
  url: ({ defaultNetwork }) => Promise.resolve(`https://pay.test/${defaultNetwork}`),
}

/** A connected visitor who wants to buy, in a browser whose popups only record calls. */
export function createOnrampTest(
  options: {
    onramp?: Partial<Onramp>
    transactions?: History['transactions']
    /** Indexes of the popups that the browser blocks, from 0. */
    blocked?: readonly number[]
    host?: TestOptions['host']
    connected?: boolean
    /** False for a backend that sells nothing. */
    withOnramp?: boolean
    /** False for a backend without a history. */
    withHistory?: boolean
  } = {},
) {
  const popups: { name: string; url: string; closed: boolean }[] = []
  /** The addresses of the windows that were brought to the front. */
  const shown: string[] = []
  let tries = 0
  const test = createTestCore({
    ...(options.host ? { host: options.host } : {}),
    backend: {
      browser: {
        openPopup(name) {
          tries += 1
          if (options.blocked?.includes(tries - 1)) throw new FoyerError('popup.blocked', 'Refused')
          const popup = { name, url: '', closed: false }
          popups.push(popup)
          return {
            get closed() {
              return popup.closed
            },
            navigate(url) {
              if (!url.startsWith('https:')) throw new FoyerError('link.refused', 'Refused')
              popup.url = url
            },
            close: () => void (popup.closed = true),
            focus: () => void shown.push(popup.url),
            isSource: () => false,
          }
        },
      },
      ...(options.withOnramp === false ? {} : { onramp: { ...honestOnramp, ...options.onramp } }),
      ...(options.withHistory === false
        ? {}
        : {
            history: {
              transactions: options.transactions ?? (() => Promise.resolve({ transactions: [] })),
            },
          }),
    },
  })
  const { connection, notify } = createTestConnection()
  if (options.connected !== false) test.core.session.adopt(testConnector, connection)
  return {
    ...test,
    popups,
    shown,
    notify,
    events: () => test.seen.flatMap((each) => (each.type === 'analytics' ? [each.event] : [])),
  }
}
