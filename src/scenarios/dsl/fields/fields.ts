import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { FoyerErrorCode } from '../../../backends/port/errors.ts'
import { timerLabels, type TimerLabel } from '../../../backends/port/timerLabels.ts'
import {
  callPrefixes,
  knownCalls,
  type CallPattern,
} from '../../../backends/mock/calls/knownCalls.ts'
import { faultEffects } from '../../../backends/mock/faults/faultEffects.ts'
import { misbehaviours, type WalletBehaviour } from '../../../backends/mock/world/misbehaviours.ts'
import type { InstalledWallet, WorldPatch } from '../../../backends/mock/world/worldTypes.ts'
import type { AnalyticsEvents } from '../../../widget/core/kernel/analyticsEvents.ts'
import type { ViewName } from '../../../widget/core/kernel/viewParams.ts'
import type { ThemeVariables } from '../../../widget/theme/ThemeVariables.ts'
import type { AccountRef } from '../accountRef.ts'
import * as is from '../check/checks.ts'
import {
  errorCodes,
  eventNames,
  themeVariableNames,
  viewNames,
  walletFacts,
  worldNames,
} from '../check/names.ts'
import type { ScenarioFault } from '../scenarioFault.ts'
import type { Target } from '../target.ts'
import type { Field, Input, JsonSchema, OptionalField, WorldList } from './field.ts'

/** Makes a field one that a step may omit. */
export const optional = <T>(field: Field<T>): OptionalField<T> => ({ ...field, optional: true })

const field = <T>(
  label: string,
  input: Input,
  check: is.Check,
  schema: JsonSchema,
  ref?: string,
): Field<T> => ({ label, input, check, schema, ...(ref === undefined ? {} : { ref }) })

/** A field for one of a fixed list of names. */
const named = <N extends string>(
  label: string,
  check: is.Check,
  names: readonly string[],
  ref: string,
): Field<N> => field(label, { kind: 'choice', options: names }, check, { enum: names }, ref)

const string: JsonSchema = { type: 'string' }
const natural: JsonSchema = { type: 'integer', minimum: 0 }

export const text = (label: string) => field<string>(label, { kind: 'text' }, is.text, string)
/** A field for a text for which the open stage has suggestions. */
export const textFrom = (label: string, from: WorldList) =>
  field<string>(label, { kind: 'choice', from, open: true }, is.text, string)
export const textOrNull = (label: string) =>
  field<string | null>(label, { kind: 'text' }, is.textOrNull, { type: ['string', 'null'] })
export const number = (label: string) =>
  field<number>(label, { kind: 'number' }, is.number, { type: 'number' })
/** A field for a whole number, 0 or more. */
export const count = (label: string) => field<number>(label, { kind: 'number' }, is.count, natural)
/** A field for a duration in virtual ms. */
export const duration = (label: string) =>
  field<number>(label, { kind: 'duration' }, is.time, { type: 'number', minimum: 0 })
export const flag = (label: string) =>
  field<boolean>(label, { kind: 'flag' }, is.flag, { type: 'boolean' })
/** A field that is true or absent. */
export const onlyTrue = (label: string) =>
  optional(field<true>(label, { kind: 'flag' }, is.onlyTrue, { const: true }))
export const anything = (label: string) => field<unknown>(label, { kind: 'json' }, is.anything, {})
export const object = (label: string) =>
  field<Readonly<Record<string, unknown>>>(label, { kind: 'json' }, is.object, { type: 'object' })
export const array = (label: string) =>
  field<readonly unknown[]>(label, { kind: 'json' }, is.array, { type: 'array' })
/** A field for an amount in decimal base units. */
export const amount = (label: string, of: 'coin' | 'token' | 'gas' = 'coin') =>
  field<string>(label, { kind: 'amount', of }, is.amount, { type: 'string', pattern: '^-?\\d+$' })
export const address = (label: string) =>
  field<`0x${string}`>(label, { kind: 'text' }, is.address, {
    type: 'string',
    pattern: '^0x[\\dA-Fa-f]{40}$',
  })
/** A field for one of a few words. */
export const oneOf = <const W extends string>(label: string, ...words: readonly W[]) =>
  field<W>(label, { kind: 'choice', options: words }, is.oneOf(...words), { enum: words })
export const listOf = <T>(label: string, each: Field<T>) =>
  field<readonly T[]>(label, { kind: 'list', of: each.input }, is.listOf(each.check), {
    type: 'array',
    items: each.ref === undefined ? each.schema : { $ref: `#/$defs/${each.ref}` },
  })

/** A field for the virtual ms that pass before each key of a text. */
export const delays = {
  ...field<readonly number[]>('Delays', { kind: 'json' }, is.listOf(is.time), {
    type: 'array',
    items: { type: 'number', minimum: 0 },
  }),
  optional: true,
} as const satisfies OptionalField<readonly number[]>

const accountSchema: JsonSchema = {
  anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { const: 'active' }, address('').schema],
}
/** A field for an account on a chain: a test account, the connected one, or an address. */
export const account = field<AccountRef>(
  'Account',
  { kind: 'account' },
  is.account,
  accountSchema,
  'account',
)
export const accountOrNull = field<AccountRef | null>(
  'Account',
  { kind: 'account' },
  is.accountOrNull,
  { anyOf: [...(accountSchema['anyOf'] as readonly JsonSchema[]), { type: 'null' }] },
)
const indexesSchema: JsonSchema = {
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 9 },
}
/** A field for indexes of the public test accounts. */
export const accountIndexes = field<readonly number[]>(
  'Accounts',
  { kind: 'testAccounts' },
  is.accountIndexes,
  indexesSchema,
)
/** A field for at least one index of the public test accounts. */
export const someAccountIndexes = field<readonly number[]>(
  'Accounts',
  { kind: 'testAccounts' },
  is.someAccountIndexes,
  { ...indexesSchema, minItems: 1 },
)

/** A field for the key of a wallet in the world. */
export const wallet = field<string>(
  'Wallet',
  { kind: 'choice', from: 'wallets' },
  is.wallet,
  string,
)
/** A field for the address of a person. */
export const email = textFrom('Email', 'people')
/** A field for an RPC method. */
export const method = textFrom('Method', 'methods')
/** A field for the symbol of a token on the step's chain. */
export const token = textFrom('Token', 'tokens')

const chainSchema: JsonSchema = {
  type: 'string',
  pattern: '^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$',
}
/** A field for any network by its CAIP-2 id, including one that the world does not have. */
export const chainId = field<ChainId>(
  'Network',
  { kind: 'choice', from: 'networks', open: true },
  is.chainId,
  chainSchema,
  'network',
)
/** A field for a network with a local chain. */
export const network = field<ChainId>(
  'Network',
  { kind: 'choice', from: 'networks' },
  is.network,
  chainSchema,
  'network',
)

export const view = named<ViewName>('View', is.view, viewNames, 'view')
export const event = named<keyof AnalyticsEvents>('Event', is.event, eventNames, 'analyticsEvent')
export const errorCode = named<FoyerErrorCode>('Error code', is.errorCode, errorCodes, 'errorCode')
export const timer = field<TimerLabel>(
  'Timer',
  { kind: 'choice', options: timerLabels, open: true },
  is.timer,
  { anyOf: [{ enum: timerLabels }, { type: 'string', pattern: is.openTimers.source }] },
  'timer',
)
/** A field for a set of faults that every simulator knows. */
export const faultSet = named<string>('Set', is.faultSet, is.faultSetNames, 'faultSet')
const callPatterns: readonly CallPattern[] = [...knownCalls, ...callPrefixes, '*']
/** A field for a known call, a prefix that ends in `*`, or `*` for every service. */
export const call = field<CallPattern>(
  'Call',
  { kind: 'choice', options: callPatterns },
  is.call,
  // An RPC method does not have to be in the list, so the schema can only suggest names.
  { type: 'string', examples: callPatterns },
  'call',
)

export const scope = optional(oneOf('Where', 'modal', 'page'))
export const target = field<Target>(
  'Element',
  { kind: 'target' },
  is.target,
  {
    type: 'object',
    properties: {
      role: string,
      name: string,
      exact: { type: 'boolean' },
      nth: natural,
      within: { enum: ['modal', 'page'] },
    } satisfies Record<keyof Target, JsonSchema>,
    required: ['role'],
    additionalProperties: false,
  },
  'target',
)
export const installedWallet = field<InstalledWallet>(
  'Wallet',
  { kind: 'json' },
  is.installedWallet,
  { type: 'object', required: walletFacts },
)
const misbehaviourNames = Object.keys(misbehaviours)
/** A field for how a wallet departs from the standards. */
export const behaviour = field<WalletBehaviour>(
  'Behaviour',
  { kind: 'choice', options: misbehaviourNames },
  is.behaviour,
  { anyOf: [{ enum: misbehaviourNames }, { type: 'object' }] },
)
export const world = field<WorldPatch>(
  'Changes',
  { kind: 'json' },
  is.world,
  {
    type: 'object',
    properties: Object.fromEntries(worldNames.map((name) => [name, {}])),
    additionalProperties: false,
  },
  'world',
)
export const themeVariables = field<ThemeVariables>(
  'Variables',
  { kind: 'json' },
  is.themeVariables,
  {
    type: 'object',
    properties: Object.fromEntries(themeVariableNames.map((name) => [name, {}])),
    additionalProperties: false,
  },
)
export const rule = field<ScenarioFault>(
  'Fault',
  { kind: 'fault' },
  is.rule,
  {
    type: 'object',
    properties: {
      id: string,
      target: { $ref: '#/$defs/call' },
      when: {
        anyOf: [
          { type: 'object', required: ['nth'] },
          { type: 'object', required: ['always'] },
          { type: 'object', required: ['probability'] },
          { type: 'object', required: ['forMs'] },
        ],
      },
      effect: {
        anyOf: Object.entries(faultEffects).map(([kind, { needs }]) => ({
          type: 'object',
          properties: { kind: { const: kind } },
          required: ['kind', ...needs],
        })),
      },
    } satisfies Record<keyof ScenarioFault, JsonSchema>,
    required: ['target', 'when', 'effect'],
  },
  'fault',
)
