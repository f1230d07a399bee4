import { Big } from 'big.js'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { cutDecimals } from '../../../core/formats/cutDecimals.ts'
import { groupThousands } from '../../../core/formats/groupThousands.ts'
import {
  amountOf,
  amountOfUnits,
  formatAmount,
  formatUsd,
  unitsOf,
  type Amount,
} from '../../../money/amounts/money.ts'
import { formatRowValue } from '../../../money/amounts/tokenFormats.ts'
import type { LocaleTexts } from '../../../core/texts/texts.ts'

/** A transfer as far as the visitor has filled it in. */
export interface SendDraft {
  readonly token: TokenBalance | undefined
  /** The amount as typed: digits and at most one point. */
  readonly sendTokenAmount: string
  /** The address that was found, or the typed text. */
  readonly receiverAddress: string
  readonly receiverProfileName: string | undefined
  readonly receiverProfileImageUrl: string | undefined
  /** The gas price in wei per unit of gas; `undefined` until it is known. */
  readonly gasPrice: bigint | undefined
  /** The network cost in USD as a decimal text; `undefined` until it is known. */
  readonly gasPriceInUSD: string | undefined
  /** The network cost in the coin as a decimal text, if the coin has no price. */
  readonly gasInCoin?: string | undefined
  /** The amount of the coin that is missing for the cost, as a decimal text; absent when none is. */
  readonly coinMissing?: string | undefined
  /** Whether a name is being looked up, during which the button is disabled. */
  readonly loading: boolean
}

/** The text key of WalletSend's primary button. */
export type SendMessage = keyof LocaleTexts['send'] &
  (
    | 'selectToken'
    | 'addAmount'
    | 'incorrectValue'
    | 'insufficientFunds'
    | 'addAddress'
    | 'invalidAddress'
    | 'previewSend'
  )

/** Returns price times amount, exactly. */
export function sendValue({
  token,
  sendTokenAmount,
}: Pick<SendDraft, 'token' | 'sendTokenAmount'>): Amount {
  return amountOf(sendTokenAmount).times(amountOf(token?.price))
}

/**
 * Whether the amount is zero, or its value is zero by the service's price; without a service's price only the amount
 * counts (A-143, open point 182).
 */
export function isWorthless(draft: Pick<SendDraft, 'token' | 'sendTokenAmount'>): boolean {
  const value = draft.token?.unpriced ? amountOf(draft.sendTokenAmount) : sendValue(draft)
  return value.eq(0)
}

/** Whether the amount exceeds the balance. */
export function exceedsBalance({
  token,
  sendTokenAmount,
}: Pick<SendDraft, 'token' | 'sendTokenAmount'>): boolean {
  return token !== undefined && amountOf(sendTokenAmount).gt(amountOf(token.quantity.numeric))
}

/**
 * Returns the button's message. The conditions are checked in the order of the form, so that the visitor fills it in
 * from top to bottom; the first match decides. `validAddress` says whether the recipient is valid.
 */
export function sendMessage(
  draft: Pick<SendDraft, 'token' | 'sendTokenAmount' | 'receiverAddress'>,
  validAddress: boolean,
): SendMessage {
  if (draft.token === undefined) return 'selectToken'
  if (/^\.?$/.test(draft.sendTokenAmount)) return 'addAmount'
  if (isWorthless(draft)) return 'incorrectValue'
  if (exceedsBalance(draft)) return 'insufficientFunds'
  if (draft.receiverAddress === '') return 'addAddress'
  return validAddress ? 'previewSend' : 'invalidAddress'
}

/** The decimals of the gas cost in USD that Max subtracts. */
const gasDigits = 5
/** The most decimals of a Max amount. */
const maxDigits = 20

/** Returns the exact cost of a transfer in USD. `units` are the coin's smallest units (wei, lamports). */
export function gasCostInUsd(units: bigint, coin: TokenBalance): string {
  return amountOfUnits(units, coin.quantity.decimals).times(amountOf(coin.price)).toFixed()
}

/**
 * Returns the full amount of a token, or the native coin's balance minus the network cost. The cost is
 * rounded up so that enough remains. The result is never negative. `gasCost` is in USD, or in the coin if it has no
 * price.
 */
export function maxAmount(token: TokenBalance, gasCost: string | undefined): string {
  const all = amountOf(token.quantity.numeric)
  // Without a price the cost is in the coin.
  const price = amountOf(token.unpriced ? 1 : token.price)
  const takesGas = token.address === undefined && price.gt(0)
  const cost = amountOf(gasCost)
  const rounded = token.unpriced ? cost : cost.round(gasDigits, Big.roundUp)
  const rest = takesGas ? all.minus(rounded.div(price).round(maxDigits, Big.roundUp)) : all
  const digits = Math.min(maxDigits, token.quantity.decimals)
  return rest.gt(0) ? cutDecimals(rest.toFixed(), digits) : '0'
}

/**
 * Returns the amount that Max leaves for the network: twice the shown cost, because the wallet sets the gas price and
 * reserves more than it uses (open point 177).
 */
export function gasReserve(gasCost: string | undefined): string {
  return amountOf(gasCost).times(2).toFixed()
}

/** Returns the whole balance of a coin minus a fee in its smallest unit, exactly. */
export function amountLessFee(coin: TokenBalance, fee: bigint): string {
  const { decimals, numeric } = coin.quantity
  const rest = unitsOf(numeric, decimals) - fee
  return amountOfUnits(rest > 0n ? rest : 0n, decimals).toFixed()
}

/** Formats a balance with at most 6 decimals, rounded down. */
export function formatSendBalance(numeric: string): string {
  return groupThousands(cutDecimals(numeric, 6))
}

/** Formats the value with 2 decimals. Less than a cent is shown as `<$0.01`. */
export function formatSendValue(value: Amount): string {
  return formatRowValue(value)
}

/**
 * Formats the network cost in the network's coin, with at most 6 decimals. A smaller cost is shown as less than the
 * smallest of them.
 */
export function formatCoinCost(amount: string, symbol: string): string {
  const smallest = '0.000001'
  return amountOf(amount).lt(smallest)
    ? `<${smallest} ${symbol}`
    : `${cutDecimals(amount, 6)} ${symbol}`
}

/** Formats the network cost in USD with 2 decimals. A smaller cost is shown as less than a cent. */
export function formatSendCost(usd: string): string {
  const cost = amountOf(usd)
  return cost.gt(0) && cost.lt('0.01') ? '<$0.01' : formatUsd(cost)
}

/** Formats an amount for the preview: one written with 6 or more characters is shown with 5 decimals. */
export function formatPreviewAmount(amount: string): string {
  const text = amountOf(amount).toFixed()
  return text.length >= 6 ? formatAmount(text, 5) : text
}

/** Returns the exact amount, digit by digit, if the rounded one differs from it. */
export function exactAmount(amount: string): string | undefined {
  const exact = amountOf(amount).toFixed()
  const rounded = formatPreviewAmount(amount).replaceAll(',', '')
  return amountOf(rounded).eq(exact) ? undefined : groupThousands(exact)
}

/** Returns the amount in the token's smallest unit, which is what gets signed. */
export function sendUnits({
  token,
  sendTokenAmount,
}: Pick<SendDraft, 'token' | 'sendTokenAmount'>): bigint {
  return token ? unitsOf(sendTokenAmount, token.quantity.decimals) : 0n
}
