import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { PaymentCurrency, PurchaseCurrency } from '../../../backends/port/services/onramp.ts'
import type { OnrampProvider } from '../../core/options/config.ts'
import { keepsDigits } from '../../kit/fields/keepsDigits.ts'
import { amountOf, formatAmount } from '../../money/amounts/money.ts'

/** The preset amounts. */
export const presetAmounts = ['100', '250', '500', '1000'] as const

/** The card provider, which charges 0.85 percent. */
export const cardProvider = {
  name: 'coinbase',
  label: 'Coinbase',
  feeRange: '0.85%',
} as const satisfies OnrampProvider

/** The most network pictures on a provider's row (C-352). */
const maxPictures = 5

/** The networks on which the card provider delivers, with its own names for them (wire 1.10). */
const served: Readonly<Record<ChainId, string>> = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
}

const blockchains: readonly string[] = Object.values(served)

/** Whether the card provider delivers on a network. */
export function isServed(chainId: ChainId): boolean {
  return served[chainId] !== undefined
}

/**
 * The networks of an order, by the provider's names. A smart account exists on the active network alone, so its order
 * names only this one, or is `undefined` if the provider does not serve it (A-071, open point 318). Other accounts get
 * all of them, with Ethereum as the default on a network that is not served.
 */
export function orderNetworks(
  chainId: ChainId,
  isSmartAccount: boolean,
): { readonly blockchains: readonly string[]; readonly defaultNetwork: string } | undefined {
  const name = served[chainId]
  if (!isSmartAccount) return { blockchains, defaultNetwork: name ?? 'ethereum' }
  return name === undefined ? undefined : { blockchains: [name], defaultNetwork: name }
}

/** The networks with a picture on a provider's row: the served ones of the host, at most five. */
export function shownNetworks(requested: readonly Network[]): readonly Network[] {
  return requested.filter(({ id }) => isServed(id)).slice(0, maxPictures)
}

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** Formats an amount of money, such as `$7,500`, with decimals only if there are any. */
export function formatMoney(amount: string | number, currency: string): string {
  const digits = amountOf(amount).round(0, 0).eq(amountOf(amount)) ? 0 : 2
  const text = formatAmount(amount, digits)
  return signs[currency] === undefined ? `${text} ${currency}` : `${signs[currency]}${text}`
}

/** The most digits of an amount of money, before and after its decimal point. */
const [wholeDigits, moneyDigits] = [12, 2]

/**
 * Reads a typed amount: digits and one point with two decimals. A comma is a point; other characters are dropped
 * . If a pasted amount has both, the commas group thousands; so does a mark before three digits, because money
 * has no three decimals (open point 169).
 */
export function readMoney(text: string): string {
  const pointed = /,.*\./.test(text) ? text : text.replaceAll(',', '.')
  const clean = pointed.replace(/[^\d.]/g, '')
  const plain = /^[1-9]\d*(\.\d{3})+$/.test(clean) ? clean.replaceAll('.', '') : clean
  const [whole = '', ...rest] = plain.split('.')
  const start = whole === '' && rest.length > 0 ? '0' : whole.replace(/^0+(?=\d)/, '')
  return rest.length === 0
    ? start.slice(0, wholeDigits)
    : `${start.slice(0, wholeDigits)}.${rest.join('').slice(0, moneyDigits)}`
}

/**
 * Whether {@link readMoney} keeps the value of a pasted amount. It reads a mark before three digits as one that groups
 * thousands, which is wrong for an amount that was already read from another notation (open point 169).
 */
export function keepsMoney(amount: string, isWritten: boolean): boolean {
  return (
    (isWritten && /^[1-9]\d{0,2}[.,]\d{3}$/.test(amount)) ||
    keepsDigits(amount, moneyDigits, wholeDigits)
  )
}

/** The card's minimum and maximum in that currency; 10 and 7500 when the service names none. */
export function cardLimits(payment: PaymentCurrency | undefined): { min: number; max: number } {
  return payment?.limits.find(({ id }) => id === 'card') ?? { min: 10, max: 7500 }
}

/** Checks an amount against the card's limits; `empty` is not an error. */
export function checkAmount(
  amount: string,
  payment: PaymentCurrency | undefined,
): 'empty' | 'below' | 'above' | 'fits' {
  const { min, max } = cardLimits(payment)
  const value = amountOf(amount)
  if (value.lte(0)) return 'empty'
  if (value.lt(min)) return 'below'
  return value.gt(max) ? 'above' : 'fits'
}

/**
 * Puts the connected network's own coin first, which visitors are likely to want, and keeps the order of the others
 * (open point 155).
 */
export function orderPurchases(
  currencies: readonly PurchaseCurrency[],
  coin: string | undefined,
): readonly PurchaseCurrency[] {
  const isCoin = ({ symbol }: PurchaseCurrency) => symbol === coin
  return [...currencies.filter(isCoin), ...currencies.filter((each) => !isCoin(each))]
}
