import type {
  OnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '../../../port/services/onramp.ts'
import { boundedText, cleanText } from '../../guards/text.ts'
import { asRecord } from '../../../port/asRecord.ts'
import { isRecord } from '../../../port/isRecord.ts'

/** The most rows of a list that are kept. */
const maxRows = 500

function rows<T>(value: unknown, read: (row: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, maxRows).flatMap((row: unknown) => read(row) ?? [])
}

/** Reads a limit or an amount: decimal text, or a number. */
function decimal(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,30}(\.\d{1,30})?$/.test(text) ? text : undefined
}

function readNetwork(row: unknown): PurchaseCurrency['networks'][number] | undefined {
  if (!isRecord(row)) return undefined
  const name = cleanText(row.name, 64)
  const chainId = boundedText(row.chain_id, 32)
  if (name === undefined || chainId === undefined) return undefined
  const displayName = cleanText(row.display_name, 64) ?? name
  const contractAddress = boundedText(row.contract_address, 128) ?? ''
  return { name, displayName, chainId, contractAddress }
}

function readPurchase(row: unknown): PurchaseCurrency | undefined {
  if (!isRecord(row)) return undefined
  const id = boundedText(row.id, 64)
  const symbol = cleanText(row.symbol, 16)
  const name = cleanText(row.name, 64) ?? symbol
  if (id === undefined || symbol === undefined || name === undefined) return undefined
  return { id, name, symbol, networks: rows(row.networks, readNetwork) }
}

function readLimit(row: unknown): PaymentCurrency['limits'][number] | undefined {
  if (!isRecord(row)) return undefined
  const id = boundedText(row.id, 64)
  const [min, max] = [decimal(row.min), decimal(row.max)]
  if (id === undefined || min === undefined || max === undefined) return undefined
  return Number(min) <= Number(max) ? { id, min: Number(min), max: Number(max) } : undefined
}

function readPayment(row: unknown): PaymentCurrency | undefined {
  if (!isRecord(row)) return undefined
  const { id } = row
  if (typeof id !== 'string' || !/^[A-Z]{3}$/.test(id)) return undefined
  return { id, limits: rows(row.payment_method_limits, readLimit) }
}

/** Returns the amount of a quote's field, if it is in that currency. */
function amountIn(field: unknown, currency: string): string | undefined {
  return isRecord(field) && field.currency === currency ? decimal(field.amount) : undefined
}

/**
 * Reads the responses of the purchase service; `undefined` for a malformed response. Malformed rows
 * are skipped (wire 1.10).
 */
export const readOnramp = {
  currencies(answer: unknown) {
    if (!isRecord(answer)) return undefined
    const purchase = rows(answer.purchaseCurrencies, readPurchase)
    const payment = rows(answer.paymentCurrencies, readPayment)
    return purchase.length === 0 || payment.length === 0 ? undefined : { purchase, payment }
  },
  /**
   * Reads a quote. `bought` and `paid` are the requested currencies; a quote in others is rejected.
   */
  quote(answer: unknown, bought: string, paid: string): OnrampQuote | undefined {
    if (!isRecord(answer)) return undefined
    const purchaseAmount = amountIn(answer.purchaseAmount, bought)
    const paymentTotal = amountIn(answer.paymentTotal, paid)
    if (purchaseAmount === undefined || paymentTotal === undefined) return undefined
    return { purchaseAmount, paymentTotal, unpriced: false }
  },
  url: (answer: unknown) => boundedText(asRecord(answer).url, 16_000),
}
