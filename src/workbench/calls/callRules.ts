import { effectsOf } from '../../backends/mock/index.ts'
import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'
import type { FaultEffect, FaultRule } from '../../backends/mock/faults/faultTypes.ts'

/** A value of an answer that is neither a list nor an object. */
export interface Leaf {
  /** Path of the value, as the effect `patch` names it. */
  readonly path: string
  readonly value: string | number | boolean | null
}

/** Limit of the fields in a form. */
const maxFields = 300

const failures: readonly FaultEffect[] = [
  { kind: 'status', status: 500 },
  { kind: 'reject', code: -32603, message: 'Internal error.' },
  { kind: 'drop' },
]

/** The rule that lets every later call of this name fail; none for a call that is only logged. */
export function breakingRule({ name }: Pick<CallRecord, 'name'>): FaultRule | undefined {
  const possible = effectsOf(name)
  const effect = failures.find(({ kind }) => possible.includes(kind))
  return effect && { id: `break ${name}`, target: name, when: { always: true }, effect }
}

/** The fields of an answer that a rule can change; none if the call cannot have such a fault. */
export function fieldsOf({ name, status, result }: CallRecord): readonly Leaf[] {
  const isPossible = status === 'done' && effectsOf(name).includes('patch')
  return isPossible && !isSummary(result) ? leavesOf(result, []).slice(0, maxFields) : []
}

/** The rule that changes one field of every later answer. It also makes the changes of the rule that it replaces. */
export function changingRule(
  { name }: Pick<CallRecord, 'name'>,
  path: string,
  value: unknown,
  rules: readonly FaultRule[],
): Omit<FaultRule, 'id'> & { readonly id?: string } {
  const before = rules.find(
    ({ target, when, effect }) => target === name && 'always' in when && effect.kind === 'patch',
  )
  const set = before?.effect.kind === 'patch' ? before.effect.set : {}
  return {
    ...(before === undefined ? {} : { id: before.id }),
    target: name,
    when: { always: true },
    effect: { kind: 'patch', set: { ...set, [path]: value } },
  }
}

/** A typed text as a value of the same type as the real one, or as a percentage. Nothing if it is none. */
export function typedValue(text: string, before: Leaf['value']): Leaf['value'] | undefined {
  const typed = text.trim()
  if (typeof before === 'string') return text
  if (typeof before === 'number') {
    if (/^\d+(?:\.\d{1,4})?%$/.test(typed)) return typed
    return typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : undefined
  }
  if (typed === 'null') return null
  if (typed === 'true' || typed === 'false') return typed === 'true'
  return before === null ? text : undefined
}

function leavesOf(value: unknown, steps: readonly string[]): readonly Leaf[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([name]) => !/[.#]/.test(name) && name !== '')
      .flatMap(([name, below]) => leavesOf(below, [...steps, name]))
  }
  const isLeaf = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  return isLeaf ? [{ path: steps.join('.'), value: value as Leaf['value'] }] : []
}

/** The log has a summary of a rejection, and of an answer that is not JSON. */
const isSummary = (result: unknown) => {
  const { status, body, bytes } = Object(result)
  return typeof status === 'number' && (body !== undefined || typeof bytes === 'number')
}
