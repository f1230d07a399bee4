import { asRecord } from '../../../port/asRecord.ts'
/*
 * The messages between the simulated provider's page and the simulator over the page's port. Not part of any public
 * protocol: a real provider's page sends nothing to the page that opened it (wire 1.10).
 *
 *   provider page (popup)                          simulator (host page)
 *     |  {say: 'here', session, currency?}    ->     |   which purchase this window is about, and its address's currency
 *     |  <-  {say: 'offer', offer}                   |   what may be bought, and what it costs now
 *     |  {say: 'choose', choice}              ->     |   another amount, currency or token
 *     |  {say: 'decide', how}                 ->     |   pay, have the card declined, or let it take its time
 *     |  <-  {say: 'outcome', outcome}               |
 */
export type PageMessage =
  | { readonly say: 'here'; readonly session: string; readonly currency?: string }
  | { readonly say: 'choose'; readonly choice: OnrampChoice }
  | { readonly say: 'decide'; readonly how: OnrampDecision }

/** The fields that a person can change before paying. Amounts are decimal text in the payment currency. */
export interface OnrampChoice {
  /** The bought asset, e.g. `USDC on Ethereum`. */
  readonly asset?: string
  readonly currency?: string
  readonly amount?: string
}

export type OnrampDecision = 'complete' | 'decline' | 'delay'

/** The purchase as the provider's window shows it. */
export interface OnrampOffer {
  readonly account: string
  readonly assets: readonly string[]
  readonly currencies: readonly string[]
  readonly asset: string
  readonly currency: string
  readonly amount: string
  /** The amount that arrives, e.g. `0.0309 ETH`; `undefined` while the amount is invalid. */
  readonly receives: string | undefined
  /** The provider's fee, in the payment currency. */
  readonly fee: string | undefined
}

export type OnrampOutcome = 'completed' | 'declined' | 'delayed'

export type SimulatorMessage =
  | { readonly say: 'offer'; readonly offer: OnrampOffer }
  | { readonly say: 'unknown' }
  | { readonly say: 'outcome'; readonly outcome: OnrampOutcome }

const decisions: readonly unknown[] = ['complete', 'decline', 'delay']

/** The type guard of the simulator's side. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { say, session, currency: fiat, choice, how } = asRecord(data)
  if (say === 'here' && typeof session === 'string') {
    return { say, session, ...text('currency', fiat) }
  }
  if (say === 'choose') {
    const { asset, currency, amount } = asRecord(choice)
    return {
      say,
      choice: { ...text('asset', asset), ...text('currency', currency), ...text('amount', amount) },
    }
  }
  // The list ensures the type.
  if (say === 'decide' && decisions.includes(how)) return { say, how: how as OnrampDecision }
  return undefined
}

function text<K extends string>(name: K, value: unknown) {
  return typeof value === 'string' ? { [name]: value } : {}
}
