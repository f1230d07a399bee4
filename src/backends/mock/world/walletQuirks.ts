import { isRecord } from '../../port/isRecord.ts'
import { misbehaviours, type WalletQuirks } from './misbehaviours.ts'
import type { WorldState } from './worldTypes.ts'

interface QuirkRecord {
  /** The quirk in one sentence, for the docs. */
  readonly about: string
  /** The valid values, in words. */
  readonly form: string
  fits(value: unknown): boolean
}

const duration = {
  form: 'a time in ms',
  fits: (value: unknown) => Number.isFinite(value) && Number(value) >= 0,
}
const onlyTrue = { form: 'true', fits: (value: unknown) => value === true }
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(fits)

/** Every quirk. Checks and docs derive from this. */
export const quirkRecords: { readonly [K in keyof Required<WalletQuirks>]: QuirkRecord } = {
  startsAfterMs: {
    ...duration,
    about: 'The wallet appears that long after the page loaded.',
  },
  neverAnswers: {
    form: 'a list of methods',
    fits: listOf((value) => typeof value === 'string'),
    about:
      'These methods get no answer; `*` is all of them, and `standard:connect silent` is the restore of a Solana wallet.',
  },
  switchLagMs: {
    ...duration,
    about: 'A switch of the network is answered at once and happens that long afterwards.',
  },
  silentEvents: {
    form: "a list of 'accountsChanged' and 'chainChanged'",
    fits: listOf((value) => value === 'accountsChanged' || value === 'chainChanged'),
    about: 'These changes happen without an event.',
  },
  chainIds: {
    form: "'decimal' or 'number'",
    fits: (value) => value === 'decimal' || value === 'number',
    about: 'Answers and events contain chain ids as decimal text or as a number, not in hex.',
  },
  unknownChain: {
    form: '{ message, code?, data? }',
    fits: (value) =>
      isRecord(value) &&
      typeof value.message === 'string' &&
      (value.code === undefined || Number.isInteger(value.code)),
    about: 'The error for a switch to an unknown network, instead of 4902.',
  },
  revokeMs: {
    ...duration,
    about:
      'A revoke, or a disconnect on Solana, takes that long; the event of lost accounts follows then.',
  },
  lowerCase: { ...onlyTrue, about: 'EVM addresses are in lower case.' },
  locksOnLoad: { ...onlyTrue, about: 'The wallet is locked whenever the page loads.' },
}

/** Returns the quirks of a wallet of the world; none if it keeps to the standards. */
export function quirksOf({ quirks }: Pick<WorldState, 'quirks'>, key: string): WalletQuirks {
  const chosen = quirks[key]
  if (chosen === undefined) return {}
  return typeof chosen === 'string' ? misbehaviours[chosen].quirks : chosen
}

/** Explains in a sentence why a value describes no behaviour; undefined if it is valid. */
export function whyNoBehaviour(value: unknown): string | undefined {
  if (typeof value === 'string') {
    if (Object.hasOwn(misbehaviours, value)) return undefined
    const names = Object.keys(misbehaviours).join(', ')
    return `there is no behaviour "${value}". Use one of ${names}.`
  }
  if (!isRecord(value)) return `${JSON.stringify(value)} is no behaviour of a wallet.`
  for (const [name, given] of Object.entries(value)) {
    if (!Object.hasOwn(quirkRecords, name)) return `a wallet has no quirk "${name}".`
    const { fits, form } = quirkRecords[name as keyof WalletQuirks]
    if (!fits(given)) return `the quirk "${name}" needs ${form}.`
  }
  return undefined
}

/** True if the wallet leaves that call of the page unanswered. */
export function isUnanswered(
  { neverAnswers = [] }: WalletQuirks,
  method: string,
  [first]: readonly unknown[],
): boolean {
  const isSilent = isRecord(first) && first.silent === true
  return [method, '*', ...(isSilent ? [`${method} silent`] : [])].some((name) =>
    neverAnswers.includes(name),
  )
}
