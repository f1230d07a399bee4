import type { Transaction, Transfer } from '../../../backends/port/services/history.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { amountOf, formatAmount, type Amount } from '../../money/amounts/money.ts'
import { formatRowValue } from '../../money/amounts/tokenFormats.ts'
import { carriesLink } from '../../money/tokens/carriesLink.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

/** One picture of an item: square for a collectible, round for a coin. */
export interface ActivityImage {
  readonly type: 'coin' | 'nft'
  readonly url?: string
}

/** One row of the activity (A-099). */
export interface ActivityItem {
  readonly key: string
  /** The transaction hash; empty if there is none. */
  readonly hash: string
  /** Whether `hash` is that of the transaction that replaced this one. */
  readonly replaced?: true
  /** The operation, such as `send` or `trade`. */
  readonly type: string
  readonly status: string
  readonly direction: 'in' | 'out'
  /** The description lines, at most two. */
  readonly descriptions: readonly string[]
  /** Day and time, such as `15 · 12:04 PM`; the title above the row names month and year (open point 117). */
  readonly date: string
  /** The pictures, at most two. */
  readonly images: readonly ActivityImage[]
  /** The price in USD per unit of the first amount. */
  readonly price?: number
  /** The amounts as decimal texts from the service. */
  readonly amounts: readonly string[]
  readonly symbols: readonly string[]
  /** Whether a token or collectible has a web address in its name or symbol, as spam does; it then has no value. */
  readonly hasLink?: true
}

/** The texts and number format of an item. */
export interface Wording {
  readonly texts: LocaleTexts['activity']
  /** Localises a number written in English. */
  readonly write?: (figure: string) => string
}

/** The specification asks for three decimals in the activity (A-184). */
const quantityDigits = 3

const signs: Readonly<Record<string, string>> = {
  receive: '+',
  deposit: '+',
  borrow: '+',
  claim: '+',
  withdraw: '-',
  repay: '-',
  burn: '-',
}

const signsByDirection: Readonly<Record<string, string>> = { in: '+', out: '-' }

/**
 * The sign before an amount (A-190). For other operations it is the sign of the direction; an approval has none,
 * because it moves nothing (open point 121).
 */
export function signOf(type: string, direction: Transfer['direction']): string {
  if (type === 'approve') return ''
  return (Object.hasOwn(signs, type) ? signs[type] : signsByDirection[direction]) ?? ''
}

/**
 * Returns the sign of one transfer of several. Where both directions occur, each has its own: wrapping pays coins for
 * the token.
 */
function signAmong(transfers: readonly Transfer[], { direction }: Transfer, type: string): string {
  const hasDirection = (wanted: Transfer['direction']) =>
    transfers.some((each) => each.direction === wanted)
  const isExchange = hasDirection('in') && hasDirection('out') && type !== 'approve'
  return isExchange ? (signsByDirection[direction] ?? '') : signOf(type, direction)
}

/**
 * Writes a transfer as `+0.500 ETH`, `Heron #4` or `250 × Heron #4`. A tiny amount is shown as below the smallest; an
 * approval above any supply is `Unlimited USDC`, because its dozens of digits are not a real amount.
 */
export function describeTransfer(
  transfer: Transfer,
  type: string,
  {
    texts,
    write = String,
    sign = signOf(type, transfer.direction),
  }: Wording & { readonly sign?: string },
): string {
  const { fungible, nft, quantity } = transfer
  const amount = amountOf(quantity.numeric)
  if (!fungible) {
    const name = nft?.name || texts.nft
    return amount.gt(1) ? `${write(formatAmount(amount, 0))} × ${name}` : name
  }
  if (type === 'approve' && isWithoutLimit(amount)) return `${texts.unlimited} ${fungible.symbol}`
  if (amount.eq(0)) return `${write(formatAmount(amount, quantityDigits))} ${fungible.symbol}`
  const shown = formatAmount(amount, quantityDigits)
  const isTiny = amount.gt(0) && amount.round(quantityDigits).eq(0)
  const smallest = `0.${'0'.repeat(quantityDigits - 1)}1`
  return `${write(`${sign}${isTiny ? `<${smallest}` : shown}`)} ${fungible.symbol}`
}

/** 2^128 and 2^96 - 1 base units of a token with 18 decimals. */
const beyondSupply = amountOf('340282366920938463463.374607431768211456')
const uint96 = amountOf('79228162514.264337593543950335')

/**
 * Wallets and apps express "unlimited" by the largest number of 256, 255, 160 or 128 bits, each far above any supply,
 * or exactly that of 96 bits, for tokens that count in 96 bits.
 */
function isWithoutLimit(amount: Amount): boolean {
  return amount.gte(beyondSupply) || amount.eq(uint96)
}

/**
 * The rows of one transaction: one for two transfers that are not both collectibles, otherwise one per transfer (A-024
 * to A-026).
 */
export function itemsOf(transaction: Transaction, date: string, wording: Wording): ActivityItem[] {
  const { transfers, operationType: type, sentFrom, sentTo } = transaction
  const [first, second] = transfers
  if (first && second && transfers.length === 2 && !(first.nft && second.nft)) {
    const pair = first.direction === 'in' && second.direction !== 'in' ? [second, first] : transfers
    return [itemOf(transaction, pair, date, wording, transaction.id)]
  }
  if (first && transfers.length === 1) {
    const item = itemOf(transaction, transfers, date, wording, transaction.id)
    const other = otherSide(type, { sentFrom, sentTo }, wording.texts)
    return [other === undefined ? item : { ...item, descriptions: [...item.descriptions, other] }]
  }
  return transfers.map((transfer, index) =>
    itemOf(transaction, [transfer], date, wording, `${transaction.id}:${index}`),
  )
}

function itemOf(
  { hash, operationType: type, status, replacedBy }: Transaction,
  transfers: readonly Transfer[],
  date: string,
  wording: Wording,
  key: string,
): ActivityItem {
  const [first] = transfers
  return {
    key,
    hash: replacedBy ?? hash,
    ...(replacedBy === undefined ? {} : { replaced: true }),
    type,
    status,
    direction: first?.direction === 'in' ? 'in' : 'out',
    descriptions: transfers.map((each) =>
      describeTransfer(each, type, { ...wording, sign: signAmong(transfers, each, type) }),
    ),
    date,
    images: transfers.map(imageOf),
    amounts: transfers.map(({ quantity }) => quantity.numeric),
    symbols: transfers.map(({ fungible, nft }) => fungible?.symbol ?? nft?.name ?? ''),
    ...(first?.price === undefined ? {} : { price: first.price }),
    ...(transfers.some(hasLink) ? { hasLink: true } : {}),
  }
}

function hasLink({ fungible, nft }: Transfer): boolean {
  return [fungible?.symbol, fungible?.name, nft?.name].some(
    (text) => text !== undefined && carriesLink(text),
  )
}

function imageOf({ fungible, nft }: Transfer): ActivityImage {
  const url = nft && !fungible ? nft.previewUrl : fungible?.iconUrl
  return { type: fungible ? 'coin' : 'nft', ...(url === undefined ? {} : { url }) }
}

function otherSide(
  type: string,
  { sentFrom, sentTo }: Pick<Transaction, 'sentFrom' | 'sentTo'>,
  texts: LocaleTexts['activity'],
): string | undefined {
  if (type === 'send' && sentTo) return texts.to(truncateAddress(sentTo))
  if (type === 'receive' && sentFrom) return texts.from(truncateAddress(sentFrom))
  return undefined
}

/** The USD value of the first amount at the time; `undefined` without a price or a transfer. */
export function usdValueOf({
  type,
  price,
  amounts,
  hasLink: link,
}: ActivityItem): string | undefined {
  const [amount] = amounts
  if (link || !price || amount === undefined || type === 'approve') return undefined
  if (amountOf(amount).eq(0)) return undefined
  return formatRowValue(amountOf(amount).times(amountOf(price)))
}
