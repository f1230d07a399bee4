import { isRecord } from '../../../backends/port/isRecord.ts'
import type { RandomPicker } from '../randomPicker.ts'

/** Entries of a list that are changed: the others are alike. */
const entries = 3

/** The account of a stranger. */
const stranger = '0x7011000000000000000000000000000000007eA5'

/** One field of an answer. */
interface Field {
  /** As in the effect `patch`: `quotes.0.toAmount`. */
  readonly path: string
  readonly value: unknown
}

/** Chooses one field of an answer, and another value of its kind. Undefined if the answer has no field. */
export function choosePatch(
  random: RandomPicker,
  answer: unknown,
): Readonly<Record<string, unknown>> | undefined {
  if (answer === undefined || isSummary(answer)) return undefined
  const fields = fieldsOf(answer)
  if (fields.length === 0) return undefined
  const { path, value } = random.pick(fields)
  return { [path]: random.pick(othersOf(value)) }
}

/** The log has only a summary of answers that are no JSON, and of refusals. */
function isSummary(answer: unknown): boolean {
  return (
    isRecord(answer) && typeof answer.status === 'number' && ('bytes' in answer || 'body' in answer)
  )
}

function fieldsOf(value: unknown, path = ''): readonly Field[] {
  const within = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (Array.isArray(value)) {
    const some = value
      .slice(0, entries)
      .flatMap((each, index) => fieldsOf(each, within(`${index}`)))
    return path === '' || value.length === 0 ? some : [{ path, value }, ...some]
  }
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([key]) => /^[^.#]+$/.test(key))
      .flatMap(([key, each]) => fieldsOf(each, within(key)))
  }
  return [{ path, value }]
}

/** Values that a service may lie with instead. */
function othersOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [[], null]
  if (typeof value === 'boolean') return [!value, null]
  if (typeof value === 'number') return value === 0 ? [1, -1] : ['10%', '1000%', 0, -1]
  if (typeof value !== 'string') return ['', 0]
  if (/^\d+$/.test(value)) return /^0+$/.test(value) ? ['1', '-1'] : ['10%', '1000%', '0']
  if (/0x[0-9a-f]{40}$/i.test(value)) return [value.slice(0, -40 - 2) + stranger, '']
  if (/^0x[0-9a-f]*$/i.test(value)) return ['0x', '0x0', `${value}00`]
  return ['', 'W'.repeat(256), '<img src=x onerror=alert(1)>', '\u202Etfel', null]
}
