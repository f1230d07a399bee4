import { asRecord } from '../../port/asRecord.ts'
import { cleanText } from '../guards/text.ts'
import { isRecord } from '../../port/isRecord.ts'

const MAX_ENTRIES = 1_000

/** The fields of a payload, each read with its check. A malformed field ends the reading. */
export interface PayloadFields {
  /** A text that is not empty, of at most `max` UTF-16 units (4096). */
  text(name: string, max?: number): string
  /** A text like `text`, but it may be empty. */
  maybeEmpty(name: string, max?: number): string
  /** A text for display: cleaned, not empty, at most `max` UTF-16 units. */
  line(name: string, max: number): string
  flag(name: string): boolean
  /** A chain: CAIP-2, digits or a whole number. */
  chain(name: string): string | number
  oneOf<T extends string>(name: string, ...values: readonly T[]): T
  texts(name: string): readonly string[]
  integers(name: string): readonly number[]
  inner<T>(name: string, read: (fields: PayloadFields) => T): T
  inners<T>(name: string, read: (fields: PayloadFields) => T): readonly T[]
  record(name: string): Readonly<Record<string, unknown>>
  /** A field of any value, unchecked. */
  raw(name: string): unknown
  /** The field as `read` reads it; `undefined` if it is absent or null. */
  maybe<T>(name: string, read: () => T): T | undefined
}

/** Builds a copy of a payload from the fields that `read` reads; `undefined` when one is malformed. */
export function readPayload<T>(
  payload: unknown,
  read: (fields: PayloadFields, payload: unknown) => T,
): { readonly value: T } | undefined {
  try {
    return { value: read(fieldsOf(payload), payload) }
  } catch (thrown) {
    if (thrown instanceof Unfit) return undefined
    throw thrown
  }
}

class Unfit extends Error {}

function fieldsOf(payload: unknown): PayloadFields {
  const raw = asRecord(payload)

  function list<T>(name: string, read: (entry: unknown) => T): readonly T[] {
    const value = raw[name]
    if (!Array.isArray(value) || value.length > MAX_ENTRIES) throw new Unfit(name)
    return value.map(read)
  }
  function text(value: unknown, max = 4_096): string {
    if (typeof value === 'string' && value !== '' && value.length <= max) return value
    throw new Unfit()
  }
  function integer(value: unknown): number {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value
    throw new Unfit()
  }

  return {
    text: (name, max) => text(raw[name], max),
    maybeEmpty: (name, max) => (raw[name] === '' ? '' : text(raw[name], max)),
    line(name, max) {
      const line = cleanText(raw[name], max)
      if (line !== undefined) return line
      throw new Unfit(name)
    },
    flag(name) {
      const value = raw[name]
      if (typeof value === 'boolean') return value
      throw new Unfit(name)
    },
    chain: (name) => (typeof raw[name] === 'number' ? integer(raw[name]) : text(raw[name], 64)),
    oneOf(name, ...values) {
      const found = values.find((value) => value === raw[name])
      if (found !== undefined) return found
      throw new Unfit(name)
    },
    texts: (name) => list(name, (entry) => text(entry)),
    integers: (name) => list(name, integer),
    inner: (name, read) => read(fieldsOf(raw[name])),
    inners: (name, read) => list(name, (entry) => read(fieldsOf(entry))),
    record(name) {
      const value = raw[name]
      if (isRecord(value)) return { ...value }
      throw new Unfit(name)
    },
    raw: (name) => raw[name],
    maybe: (name, read) => (raw[name] === undefined || raw[name] === null ? undefined : read()),
  }
}
