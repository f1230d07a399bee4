import { Big } from 'big.js'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { cutDecimals } from '../../core/formats/cutDecimals.ts'
import { groupThousands } from '../../core/formats/groupThousands.ts'
import {
  amountOf,
  amountOfUnits,
  formatAmount,
  formatUsd,
  unitsOf,
  type Amount,
} from '../../money/amounts/money.ts'
import { formatRowValue } from '../../money/amounts/tokenFormats.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

/** A transfer as far as the visitor has filled it in. */
export interface SendDraft {
  readonly token: TokenBalance | undefined
  /** As typed: digits and at most one point. */
  readonly sendTokenAmount: string
  /** The looked-up address, or else what was typed. */
  readonly receiverAddress: string
  readonly receiverProfileName: string | undefined
  readonly receiverProfileImageUrl: string | undefined
  /** Wei per unit of gas, `undefined` until it is known. */
  readonly gasPrice: bigint | undefined
  /** Decimal text, `undefined` until it is known. */
  readonly gasPriceInUSD: string | undefined
  /** The same as decimal text of the coin, where no service gave its price. */
  readonly gasInCoin?: string | undefined
  /** A name is being looked up (A-134, open point 141). */
  readonly loading: boolean
}

/** What the primary button of WalletSend says, by its key in the text table. */
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

/** Price times amount; exact. */
export function sendValue({
  token,
  sendTokenAmount,
}: Pick<SendDraft, 'token' | 'sendTokenAmount'>): Amount {
  return amountOf(sendTokenAmount).times(amountOf(token?.price))
}

/** Nothing is sent, or what the service says is worth nothing (A-130, A-143, open points 138, 182). */
export function isWorthless(draft: Pick<SendDraft, 'token' | 'sendTokenAmount'>): boolean {
  const value = draft.token?.unpriced ? amountOf(draft.sendTokenAmount) : sendValue(draft)
  return value.eq(0)
}

/** The amount is more than there is. */
export function exceedsBalance({
  token,
  sendTokenAmount,
}: Pick<SendDraft, 'token' | 'sendTokenAmount'>): boolean {
  return token !== undefined && amountOf(sendTokenAmount).gt(amountOf(token.quantity.numeric))
}

/**
 * The button's message. The first of the conditions that holds, in the order in which the form is
 * filled in, decides (A-128 to A-133, open points 135, 136).
 * @param validAddress the recipient stands for an account
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

/** Decimals of the gas cost in USD that Max takes off. */
const gasDigits = 5
/** Decimals of a Max amount at most. */
const maxDigits = 20

/** What a transfer costs in USD, exactly. `units` are the coin's smallest (wei, lamports). */
export function gasCostInUsd(units: bigint, coin: TokenBalance): string {
  return amountOfUnits(units, coin.quantity.decimals).times(amountOf(coin.price)).toFixed()
}

/**
 * All of a token; of the native coin what the network does not take. The cost is
 * rounded up, so that enough of it is left, and the rest is never negative.
 * @param gasCost in USD, or in the coin where that is unpriced
 */
export function maxAmount(token: TokenBalance, gasCost: string | undefined): string {
  const all = amountOf(token.quantity.numeric)
  // Without a price the cost is given in the coin itself.
  const price = amountOf(token.unpriced ? 1 : token.price)
  const takesGas = token.address === undefined && price.gt(0)
  const cost = amountOf(gasCost)
  const rounded = token.unpriced ? cost : cost.round(gasDigits, Big.roundUp)
  const rest = takesGas ? all.minus(rounded.div(price).round(maxDigits, Big.roundUp)) : all
  const digits = Math.min(maxDigits, token.quantity.decimals)
  return rest.gt(0) ? cutDecimals(rest.toFixed(), digits) : '0'
}

/**
 * What Max leaves for the network: twice the shown cost, for the wallet sets the price of gas itself
 * and asks for more than it will take (open point 177).
 */
export function gasReserve(gasCost: string | undefined): string {
  return amountOf(gasCost).times(2).toFixed()
}

/** All of a coin but a fee in its smallest unit, to the last unit. */
export function amountLessFee(coin: TokenBalance, fee: bigint): string {
  const { decimals, numeric } = coin.quantity
  const rest = unitsOf(numeric, decimals) - fee
  return amountOfUnits(rest > 0n ? rest : 0n, decimals).toFixed()
}

/** A balance with at most 6 decimals, never more than there is (A-189, open point 143). */
export function formatSendBalance(numeric: string): string {
  return groupThousands(cutDecimals(numeric, 6))
}

/** The value with 2 decimals; less than a cent reads `<$0.01`. */
export function formatSendValue(value: Amount): string {
  return formatRowValue(value)
}

/** The network cost in the coin of the network, with 6 decimals at most; what is less than the last of them says so. */
export function formatCoinCost(amount: string, symbol: string): string {
  const least = '0.000001'
  return amountOf(amount).lt(least) ? `<${least} ${symbol}` : `${cutDecimals(amount, 6)} ${symbol}`
}

/** The network cost with 2 decimals; what is less than a cent says so. */
export function formatSendCost(usd: string): string {
  const cost = amountOf(usd)
  return cost.gt(0) && cost.lt('0.01') ? '<$0.01' : formatUsd(cost)
}

/** Rounded (6, 5): a number written with 6 or more characters is shown with 5 decimals (A-188, open point 143). */
export function formatPreviewAmount(amount: string): string {
  const text = amountOf(amount).toFixed()
  return text.length >= 6 ? formatAmount(text, 5) : text
}

/** The whole amount, digit by digit, when the rounded one says something else. */
export function exactAmount(amount: string): string | undefined {
  const exact = amountOf(amount).toFixed()
  const rounded = formatPreviewAmount(amount).replaceAll(',', '')
  return amountOf(rounded).eq(exact) ? undefined : groupThousands(exact)
}

/** The amount in the token's smallest unit: what is signed. */
export function sendUnits({
  token,
  sendTokenAmount,
}: Pick<SendDraft, 'token' | 'sendTokenAmount'>): bigint {
  return token ? unitsOf(sendTokenAmount, token.quantity.decimals) : 0n
}
