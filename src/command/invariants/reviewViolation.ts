import { knownAddresses } from '../../../anvil/knownAddresses.ts'
import { callMeaning } from '../../backends/mock/actors/signing/callMeaning.ts'
import { readCall } from '../../backends/mock/actors/signing/readTransaction.ts'
import { chainOf } from '../../backends/mock/world/chainOf.ts'
import type { WorldState } from '../../backends/mock/world/worldTypes.ts'
import { asRecord } from '../../backends/port/asRecord.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'
import { formatUnits } from '../../backends/port/formatUnits.ts'
import { amountsIn } from './amountsIn.ts'

/** A view of the widget in which a transaction is reviewed, as it was on the screen. */
export interface Review {
  readonly view: 'WalletSendPreview' | 'SwapPreview'
  /** The text of the modal, with the names of its pictures. */
  readonly text: string
  /** The widget's active network, whose name the view shows. */
  readonly chainId: ChainId
  /** The widget's account. */
  readonly account: string
}

/** A transaction that a wallet was given. */
export interface SignedTransaction {
  /** The wallet's network. */
  readonly chainId: ChainId
  /** The parameter of `eth_sendTransaction`. */
  readonly transaction: unknown
}

/** How far a rounded amount of a swap may be from the exact one, as a fraction of it. */
const rounding = 1e-4
/** The part of the shown amount that a swap must return at least: all but one percent, rounded. */
const leastShare = 0.99 - rounding

/**
 * Compares a transaction with the view in which it was reviewed. The transaction is decoded by the simulator with its own tokens, and
 * compared with the text on the screen. Returns what the view did not show; undefined if it showed everything.
 */
export function reviewViolation(
  { view, text, chainId, account }: Review,
  signed: SignedTransaction,
  world: Pick<WorldState, 'chains' | 'tokens'>,
): string | undefined {
  const { from } = asRecord(signed.transaction)
  if (signed.chainId !== chainId) return `its network is ${signed.chainId}, not ${chainId}`
  if (!isSame(from, account)) return `its account is ${String(from)}, not ${account}`
  const call = readCall(signed.transaction)
  const meaning = callMeaning(world, chainId, call)
  const screen = text.toLowerCase()
  const shows = (address: string) => screen.replace(/\s/g, '').includes(address.toLowerCase())
  const showsContract = (address: string) =>
    screen.includes(`${address.slice(0, 6)}...${address.slice(-4)}`.toLowerCase())
  const amounts = amountsIn(text)
  const showsAbout = (amount: string) =>
    [...amounts].some(
      (each) => Math.abs(Number(each) - Number(amount)) <= Number(amount) * rounding,
    )
  const coin = chainOf(world, chainId)?.symbol ?? 'coins'
  const sent = formatUnits(BigInt(call.value), 18)

  if (view === 'WalletSendPreview') {
    if (meaning.kind === 'payment') {
      if (!shows(call.to)) return `its recipient ${call.to} is not on the screen`
      return amounts.has(sent) ? undefined : `its amount ${sent} ${coin} is not on the screen`
    }
    if (meaning.kind !== 'token' || meaning.call.kind !== 'transfer') return 'it is no transfer'
    const { to, amount, token } = meaning.call
    if (!shows(to)) return `its recipient ${to} is not on the screen`
    if (!showsContract(token.address)) return `its token ${token.address} is not on the screen`
    return amounts.has(amount)
      ? undefined
      : `its amount ${amount} ${token.symbol} is not on the screen`
  }
  if (meaning.kind === 'token' && meaning.call.kind === 'approve') {
    const { to, amount, token } = meaning.call
    if (!isSame(to, knownAddresses.router)) return `its spender ${to} is not the swap contract`
    if (!showsContract(token.address)) return `its token ${token.address} is not on the screen`
    // An older limit is reset first.
    if (amount === '0' || showsAbout(amount)) return undefined
    return `its allowance ${amount} ${token.symbol} is not on the screen`
  }
  if (meaning.kind !== 'swap') return 'it is neither a swap nor an approval'
  const { gives, takes, recipient } = meaning.swap
  if (!isSame(recipient, account)) return `the bought tokens go to ${recipient}, not to ${account}`
  const [given = '', paid = ''] = gives.split(' ')
  if (!showsAbout(given) || !screen.includes(paid.toLowerCase()))
    return `its ${gives} is not on the screen`
  const [minimum = '', bought = ''] = takes.split(' ')
  const received = amountsOf(bought, text)
  if (received.length === 0) return `its ${bought} is not on the screen`
  if (Number(minimum) < Math.max(...received) * leastShare) return `its minimum is only ${takes}`
  const isCoin = paid === coin
  if (isCoin ? sent === given : call.value === 0n) return undefined
  return `it spends ${sent} ${coin}`
}

/**
 * The amounts of a token on the screen, except for both sides of a rate (`1 ETH = 3,120 USDC`). Of two readings, the smaller one counts.
 */
function amountsOf(symbol: string, text: string): readonly number[] {
  const parts = text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').split(symbol)
  return parts.slice(0, -1).flatMap((part, index) => {
    const [, equals, number] = /(=\s*)?(\p{Nd}[\p{Nd}.,'’\u066b\u066c]*)\s*$/u.exec(part) ?? []
    const isRate = equals !== undefined || /^\s*=/.test(parts[index + 1] ?? '')
    if (number === undefined || isRate) return []
    return [Math.min(...[...amountsIn(number)].map(Number))]
  })
}

const isSame = (one: unknown, other: string) =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase()
