import type { ChainId } from '../../backends/port/chainIds.ts'
import type { AccountRef } from './accountRef.ts'
import type { Fields, ValuesOf } from './fields/field.ts'
import * as f from './fields/fields.ts'
import type { ScenarioFault } from './scenarioFault.ts'
import type { Target } from './target.ts'

/** Writes the values of a sentence. */
export interface Words {
  /** Names an element: `the button “Continue”`. */
  target(target: Target): string
  account(account: AccountRef): string
  /** Writes a duration in virtual ms. */
  duration(ms: number): string
  /** Writes an amount of the chain's coin, in base units. */
  coin(chainId: ChainId, units: string): string
  token(chainId: ChainId, token: string, units: string): string
  /** Writes a gas price, in wei. */
  gas(wei: string): string
  /** Writes a signed amount; `write` receives it without its sign: `changes by +5 USDC`. */
  change(units: string, write: (units: string) => string): string
  fault(rule: ScenarioFault): string
}

/** One kind of step or expectation. Types, checks, forms, sentences, docs and the JSON Schema derive from it. */
export interface StepRecord<F extends Fields = Fields> {
  /** One sentence for the docs, the JSON Schema and forms. */
  readonly about: string
  readonly fields: F
  /** Returns the step in plain English, as the player shows it. */
  sentence(step: ValuesOf<F>, say: Words): string
}

export type StepRecords = Readonly<Record<string, StepRecord>>

/** The records of one area of steps or expectations, such as the wallets, with the title of the area. */
export interface RecordArea {
  readonly title: string
  readonly records: StepRecords
}

/** The actor that performs the steps of an area. */
export type Actor = 'visitor' | 'host' | 'outside' | 'time'

export interface StepArea extends RecordArea {
  readonly actor: Actor
}

/** Infers the fields of a record. */
export const record = <F extends Fields>(one: StepRecord<F>): StepRecord<F> => one

type FieldsOf<R> = R extends StepRecord<infer F> ? F : never

/** The fields that every step and expectation may have beside its own. */
export const timedFields = { after: f.optional(f.duration('Time before')) }

/** The steps that records describe. `Key` is the property that contains the kind. */
export type StepsOf<Records, Key extends 'do' | 'expect' = 'do'> = Records extends unknown
  ? {
      [K in keyof Records & string]: { readonly [P in Key]: K } & ValuesOf<FieldsOf<Records[K]>> &
        ValuesOf<typeof timedFields>
    }[keyof Records & string]
  : never
