import type { LocalToken } from '../../../../../anvil/tokenList.ts'
import { coinTransfer, nftTransfer } from './historyTransfers.ts'
import type { HistoryFacts } from './wireTransaction.ts'

/** The inputs of a generated entry. */
export interface TemplateInput {
  readonly account: string
  readonly friend: string
  readonly contract: string
  readonly native: { readonly symbol: string; readonly name: string }
  /** The price of the native coin in USD. */
  readonly nativePrice: number
  readonly token: LocalToken | undefined
  /** Draws a whole number below the limit. */
  below(limit: number): number
  /** Draws a decimal text up to `most`, more often small. */
  amount(most: number): string
}

type Template = (of: TemplateInput) => Partial<HistoryFacts>

const herons = 'Harbour Herons'
const lender = 'Lumen Lend'
const exchange = 'Harbor Swap'

const coin = (of: TemplateInput, direction: 'in' | 'out' | 'self', most: number) =>
  coinTransfer(direction, of.native, of.amount(most), of.nativePrice)

const priceOf = (of: TemplateInput, drawn: LocalToken) =>
  drawn.follows === undefined ? drawn.price : of.nativePrice

function token(of: TemplateInput, direction: 'in' | 'out' | 'self', worth: number) {
  const { token: drawn } = of
  if (drawn === undefined) return coin(of, direction, worth / Math.max(of.nativePrice, 1))
  const price = priceOf(of, drawn)
  return coinTransfer(direction, drawn, of.amount(worth / (price ?? 1)), price)
}

/**
 * Generates a swap between the native coin and a token: the received value equals the given value,
 * less the pool's fee.
 */
function swap(of: TemplateInput, paid: 'coin' | 'token', most: number) {
  const coins = of.amount(most)
  const { token: drawn } = of
  const out = coinTransfer('out', of.native, coins, of.nativePrice)
  if (drawn === undefined) return [out, coin(of, 'in', most)]
  const price = priceOf(of, drawn) ?? 1
  const afterFee = paid === 'coin' ? 0.997 : 1 / 0.997
  const tokens = decimalText((Number(coins) * of.nativePrice * afterFee) / price)
  return paid === 'coin'
    ? [out, coinTransfer('in', drawn, tokens, price)]
    : [
        coinTransfer('out', drawn, tokens, price),
        coinTransfer('in', of.native, coins, of.nativePrice),
      ]
}

const decimalText = (value: number) => value.toFixed(6).replace(/\.?0+$/, '')

const heron = (of: TemplateInput) => `${herons} #${1 + of.below(4_000)}`

const through =
  (
    application: string,
    operationType: string,
    made: (of: TemplateInput) => HistoryFacts['transfers'],
  ): Template =>
  (of) => ({ operationType, application, sentTo: of.contract, transfers: made(of) })

/**
 * The kinds of entries, one of each first: every operation of the service, one transfer, two and
 * more, collectibles with and without a picture, failures and spam (wire 1.8).
 */
export const historyTemplates: readonly Template[] = [
  (of) => ({ operationType: 'send', transfers: [coin(of, 'out', 0.8)] }),
  (of) => ({
    operationType: 'receive',
    sentFrom: of.friend,
    sentTo: of.account,
    transfers: [token(of, 'in', 900)],
  }),
  through(exchange, 'trade', (of) => swap(of, 'coin', 1.2)),
  through(exchange, 'approve', (of) => [token(of, 'self', 3_000)]),
  through(herons, 'mint', (of) => [nftTransfer('in', heron(of))]),
  (of) => ({
    operationType: 'receive',
    sentFrom: of.contract,
    sentTo: of.account,
    transfers: [
      nftTransfer('in', `Claim $${1 + of.below(9)}000 at free-coins.example`, { spam: true }),
    ],
  }),
  through(lender, 'deposit', (of) => [token(of, 'out', 2_000)]),
  through(lender, 'claim', (of) => [
    token(of, 'in', 40),
    coin(of, 'in', 0.02),
    token(of, 'in', 12),
  ]),
  (of) => ({ operationType: 'send', status: 'failed', transfers: [token(of, 'out', 500)] }),
  through(lender, 'stake', (of) => [coin(of, 'out', 4)]),
  through(lender, 'unstake', (of) => [coin(of, 'in', 3)]),
  through(lender, 'borrow', (of) => [token(of, 'in', 1_500)]),
  through(lender, 'repay', (of) => [token(of, 'out', 1_500)]),
  through(lender, 'withdraw', (of) => [token(of, 'in', 1_800)]),
  through(herons, 'burn', (of) => [nftTransfer('out', heron(of))]),
  through('Quorum House', 'execute', (of) => [
    coinTransfer('self', of.native, '0', of.nativePrice),
  ]),
  (of) => ({
    operationType: 'deploy',
    sentTo: of.contract,
    transfers: [coinTransfer('out', of.native, '0', of.nativePrice)],
  }),
  (of) => ({
    operationType: 'cancel',
    sentTo: of.account,
    transfers: [coinTransfer('self', of.native, '0', of.nativePrice)],
  }),
  through(exchange, 'sell', (of) => [token(of, 'out', 700)]),
  (of) => ({
    operationType: 'bought',
    application: 'Coinbase',
    sentFrom: of.contract,
    sentTo: of.account,
    transfers: [coin(of, 'in', 0.5)],
  }),
  through(herons, 'trade', (of) => [nftTransfer('out', heron(of)), nftTransfer('in', heron(of))]),
  (of) => ({
    operationType: 'receive',
    sentFrom: of.friend,
    sentTo: of.account,
    transfers: [nftTransfer('in', heron(of), { picture: false })],
  }),
  through(exchange, 'trade', (of) => swap(of, 'token', 0.1)),
  (of) => ({
    operationType: 'receive',
    sentFrom: of.friend,
    sentTo: of.account,
    transfers: [coin(of, 'in', 2)],
  }),
]
