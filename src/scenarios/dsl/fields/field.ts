import type { Check } from '../check/checks.ts'

/** The JSON Schema (2020-12) of a value. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Lists that a form reads from the open stage. */
export type WorldList = 'wallets' | 'people' | 'networks' | 'tokens' | 'prices' | 'methods'

/** The input that a form shows for a field. */
export type Input =
  | { readonly kind: 'text' | 'number' | 'flag' | 'duration' | 'json' }
  | { readonly kind: 'target' | 'account' | 'testAccounts' | 'fault' }
  /**
   * An amount in decimal base units: of the chain's coin, of the step's token, or the price of gas.
   */
  | { readonly kind: 'amount'; readonly of: 'coin' | 'token' | 'gas' }
  /** One of these values. `open` allows other texts, too. */
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly open?: true }
  | { readonly kind: 'choice'; readonly from: WorldList; readonly open?: true }
  | { readonly kind: 'list'; readonly of: Input }

/** One field of a step or an expectation: its check, its schema and its input in a form. */
export interface Field<T> {
  /** The label in a form. */
  readonly label: string
  readonly input: Input
  readonly check: Check
  readonly schema: JsonSchema
  /** The name of the field's schema if several fields share it. */
  readonly ref?: string
  /** The type of the value; used by the compiler only. */
  readonly sample?: T
}

/** A field that a step may omit. */
export interface OptionalField<T> extends Field<T> {
  readonly optional: true
}

/** The fields of a step, in the order in which a form shows them. */
export type Fields = Readonly<Record<string, Field<unknown> | OptionalField<unknown>>>

type ValueOf<F> = F extends Field<infer T> ? T : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** The values of a step's fields. */
export type ValuesOf<F extends Fields> = Flat<
  {
    readonly [K in keyof F as F[K] extends { readonly optional: true } ? never : K]: ValueOf<F[K]>
  } & {
    readonly [K in keyof F as F[K] extends { readonly optional: true } ? K : never]?: ValueOf<F[K]>
  }
>
