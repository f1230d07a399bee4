import { didYouMean } from '../../../backends/port/didYouMean.ts'
import { isRecord } from '../../../backends/port/isRecord.ts'
import { timerLabels } from '../../../backends/port/timerLabels.ts'
import { whyUnknownCall } from '../../../backends/mock/calls/whyUnknownCall.ts'
import { builtInFaultSets } from '../../../backends/mock/faults/builtInFaultSets.ts'
import { faultEffectKinds, faultEffects } from '../../../backends/mock/faults/faultEffects.ts'
import { whyNoFault } from '../../../backends/mock/faults/whyNoFault.ts'
import type { FaultRule } from '../../../backends/mock/faults/faultTypes.ts'
import { whyNoBehaviour } from '../../../backends/mock/world/walletQuirks.ts'
import type { SkippedCells } from '../skippedCells.ts'
import {
  deviceNames,
  errorCodes,
  eventNames,
  targetNames,
  viewNames,
  walletFacts,
  themeVariableNames,
  pageOnPhoneNames,
  worldNames,
} from './names.ts'

/** The wallets and networks of the page that plays a scenario. A name is not checked if its list is absent. */
export interface KnownWorld {
  /** The keys of the wallets, including those that are not installed. */
  readonly wallets?: readonly string[]
  /** The CAIP-2 ids of the local EVM chains. */
  readonly networks?: readonly string[]
}

/** Describes the problem of a value in a sentence; undefined if the value is valid. */
export type Check = (value: unknown, known: KnownWorld) => string | undefined

const is =
  (fits: (value: unknown) => boolean, what: string): Check =>
  (value) =>
    fits(value) ? undefined : `${JSON.stringify(value)} is not ${what}.`

export const text = is((value) => typeof value === 'string', 'a text')
export const textOrNull = is(
  (value) => value === null || typeof value === 'string',
  'a text or null',
)
export const number = is(Number.isFinite, 'a number')
export const count = is(
  (value) => Number.isInteger(value) && Number(value) >= 0,
  'a whole number from 0',
)
/** Checks a duration or time in virtual ms. */
export const time = is((value) => Number.isFinite(value) && Number(value) >= 0, 'a time in ms')
export const flag = is((value) => typeof value === 'boolean', 'true or false')
export const onlyTrue = is((value) => value === true, 'true')
export const onlyFalse = is((value) => value === false, 'false')
export const anything: Check = () => undefined
export const object = is(isRecord, 'an object')
export const array = is(Array.isArray, 'a list')
/**
 * Checks a page of the same origin: neither another host, which `//` and `/\\` name as well, nor a
 * script. Addresses are read without tabs and line breaks, so that `/`, a tab and `/` name another
 * host, too.
 */
export const page = is(
  (value) =>
    typeof value === 'string' &&
    value.length <= 2_000 &&
    /^\/(?![/\\])\P{Cc}*$/u.test(value) &&
    new URL(value, anyOrigin).origin === anyOrigin,
  'the path of a page, such as "/cart?item=1"',
)
const anyOrigin = 'http://localhost'
/** Checks the number of widgets on the page, or two with sessions of their own. */
export const widgets = is(
  (value) => value === 1 || value === 2 || value === 'apart',
  '1, 2 or "apart"',
)
/** Checks a whole number that JSON and JavaScript write alike. */
export const seed = is(Number.isSafeInteger, 'a whole number')
/**
 * Matches a date, or a time with its zone: without one, it would be another time on another
 * machine.
 */
const writtenTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/
export const isoTime = is(
  (value) =>
    typeof value === 'string' &&
    writtenTime.test(value) &&
    // oxlint-disable-next-line no-restricted-globals -- Reads a written time, and not the present one.
    Number.isFinite(Date.parse(value)),
  'an ISO 8601 time, such as "2026-01-15T12:00:00Z"',
)
/** Checks an amount in decimal base units. */
export const amount = is(
  (value) => typeof value === 'string' && /^-?\d+$/.test(value),
  'an amount: decimal base units as text, such as "1000000"',
)
export const address = is(
  (value) => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value),
  'an address',
)
const testIndex = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9
export const account = is(
  (value) => value === 'active' || testIndex(value) || address(value, {}) === undefined,
  'an account: "active", a test account from 0 to 9, or an address',
)
export const accountOrNull: Check = (value, known) =>
  value === null ? undefined : account(value, known)
export const listOf =
  (check: Check): Check =>
  (value, known) =>
    array(value, known) ??
    (value as readonly unknown[]).map((each) => check(each, known)).find((why) => why !== undefined)
export const accountIndexes = listOf(is(testIndex, 'a test account from 0 to 9'))
/** Checks a list of indexes with at least one value. */
export const someAccountIndexes: Check = (value, known) =>
  accountIndexes(value, known) ??
  (Object(value).length === 0 ? 'at least one account is needed.' : undefined)

/** Checks one of a list of names; the message includes the kind of thing. */
export const nameOf =
  (what: string, names: readonly string[]): Check =>
  (value) =>
    names.some((name) => name === value)
      ? undefined
      : `there is no ${what} ${JSON.stringify(value)}.${didYouMean(String(value), names)}`
/** Checks one of a few words. */
export const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value)
      ? undefined
      : `${JSON.stringify(value)} is not one of ${words.map((word) => `"${word}"`).join(', ')}.`

export const view = nameOf('view', viewNames)
export const event = nameOf('analytics event', eventNames)
export const errorCode = nameOf('error code', errorCodes)
export const device = nameOf('device', deviceNames)
export const scope = oneOf('modal', 'page')

/**
 * Matches the timers with a prefix of their own and a value of the run, such as an address, at the
 * end.
 */
export const openTimers = /^(mailbox\.codeExpires |fault|workbench\.)/
export const timer: Check = (value, known) =>
  typeof value === 'string' && openTimers.test(value)
    ? undefined
    : nameOf('timer', timerLabels)(value, known)

export const wallet: Check = (value, known) =>
  text(value, known) ?? (known.wallets && nameOf('wallet', known.wallets)(value, known))

/** Checks any network, including one that the world does not have. */
export const chainId = is(
  (value) => typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$/.test(value),
  'a network: a CAIP-2 id such as "eip155:1"',
)
/** Checks a network with a local chain. The world does not list those of Solana. */
export const network: Check = (value, known) =>
  chainId(value, known) ??
  (known.networks && String(value).startsWith('eip155:')
    ? nameOf('network', known.networks)(value, known)
    : undefined)

/** Checks a known call, or a prefix that ends in `*`. */
export const call: Check = (value, known) => text(value, known) ?? whyUnknownCall(String(value))

export const target: Check = (value, known) => {
  if (!isRecord(value)) return object(value, known)
  const stranger = Object.keys(value).find((name) => !targetNames.includes(name))
  if (stranger !== undefined) {
    return `a target has no "${stranger}".${didYouMean(stranger, targetNames)}`
  }
  if (typeof value['role'] !== 'string') return 'a target needs a "role", such as "button".'
  return value['within'] === undefined ? undefined : scope(value['within'], known)
}

export const installedWallet: Check = (value, known) => {
  if (!isRecord(value)) return object(value, known)
  const missing = walletFacts.find((name) => value[name] === undefined)
  return missing === undefined ? undefined : `a wallet needs "${missing}".`
}

export const world: Check = (value, known) => {
  if (!isRecord(value)) return object(value, known)
  const stranger = Object.keys(value).find((name) => !worldNames.includes(name))
  if (stranger !== undefined) {
    return `there is no "${stranger}" in the world.${didYouMean(stranger, worldNames)}`
  }
  return (
    (value['quirks'] === undefined ? undefined : quirks(value, known)) ?? phonePage(value['phone'])
  )
}

/** Checks the names of what a page on the phone has; the compiler checks their values. */
function phonePage(phone: unknown): string | undefined {
  const page = isRecord(phone) ? phone['page'] : undefined
  if (page === undefined) return undefined
  if (!isRecord(page)) return `"page" of the phone is not an object.`
  const stranger = Object.keys(page).find((name) => !pageOnPhoneNames.includes(name))
  if (stranger === undefined) return undefined
  return `a page on the phone has no "${stranger}".${didYouMean(stranger, pageOnPhoneNames)}`
}

/** Checks the behaviour of wallets by their keys. */
function quirks(patch: Readonly<Record<string, unknown>>, known: KnownWorld): string | undefined {
  const { quirks: chosen, wallets } = patch
  if (!isRecord(chosen)) return object(chosen, known)
  for (const [key, behaviour] of Object.entries(chosen)) {
    // A patch with wallets of its own adds their keys.
    const why =
      (wallets === undefined ? wallet(key, known) : undefined) ?? whyNoBehaviour(behaviour)
    if (why !== undefined) return why
  }
  return undefined
}

/** Checks a name of the table, or quirks of its own. */
export const behaviour: Check = whyNoBehaviour

/** Checks the names of theme variables. The widget checks the values. */
export const themeVariables: Check = (value, known) => {
  if (!isRecord(value)) return object(value, known)
  const stranger = Object.keys(value).find((name) => !themeVariableNames.includes(name))
  if (stranger === undefined) return undefined
  return `there is no theme variable "${stranger}".${didYouMean(stranger, themeVariableNames)}`
}

export const faultSetNames: readonly string[] = builtInFaultSets.map(({ name }) => name)
export const faultSet = nameOf('set of faults', faultSetNames)

/** Checks a fault that can happen. */
export const rule: Check = (value, known) => {
  if (!isRecord(value)) return object(value, known)
  const { target: name, when, effect } = value
  if (typeof name !== 'string') return 'a fault needs a "target": the call that it breaks.'
  if (!isRecord(when) || !['nth', 'always', 'probability', 'forMs'].some((each) => each in when)) {
    return 'a fault needs "when": { nth: 1 }, { always: true }, { probability: 0.5 } or { forMs: 60000 }.'
  }
  if ('forMs' in when && !(Number(when['forMs']) > 0)) return 'a fault needs "forMs" above 0.'
  if (!isRecord(effect)) return 'a fault needs an "effect", such as { kind: "drop" }.'
  const unknown = nameOf('kind of fault', faultEffectKinds)(effect['kind'], known)
  if (unknown !== undefined) return unknown
  const kind = effect['kind'] as FaultRule['effect']['kind']
  const missing = faultEffects[kind].needs.find((field) => effect[field] === undefined)
  if (missing !== undefined) return `the fault "${kind}" needs "${missing}".`
  return whyNoFault({ target: name, effect: effect as FaultRule['effect'] })
}

const oneOrMore =
  (check: Check): Check =>
  (value, known) =>
    Array.isArray(value) ? listOf(check)(value, known) : check(value, known)

/** The checks of `SkippedCells`, by its fields. */
const skipChecks = {
  device: oneOrMore(nameOf('device', [...deviceNames, 'phone'])),
  language: oneOrMore(text),
  theme: oneOrMore(oneOf('light', 'dark')),
  faults: oneOrMore(text),
  textSize: oneOrMore(number),
  seed: oneOrMore(seed),
  because: text,
} satisfies Readonly<Record<keyof SkippedCells, Check>>

/** Checks which cells a scenario skips. It may come from JSON. */
export const skippedCells: Check = (value, known) => {
  if (!isRecord(value)) return object(value, known)
  const names = Object.keys(skipChecks)
  const stranger = Object.keys(value).find((name) => !names.includes(name))
  if (stranger !== undefined) return `a cell has no "${stranger}".${didYouMean(stranger, names)}`
  if (typeof value['because'] !== 'string' || value['because'].trim() === '') {
    return 'a cell needs "because": why the scenario does not apply to it.'
  }
  if (Object.keys(value).length === 1) {
    return 'a cell needs one of its values, such as device: "iphone".'
  }
  return Object.entries(skipChecks)
    .map(([name, check]) => (value[name] === undefined ? undefined : check(value[name], known)))
    .find((why) => why !== undefined)
}
