import { parseDuration } from '../../../run/format/parseDuration.ts'
import { fieldsOf, findStepProblem, type Field, type Step } from '../../../scenarios/index.ts'

/** The texts of a step's form by the key of their control. A flag is `true` or empty. */
export type StepDraft = Readonly<Record<string, string>>

/** One control of a step's form. */
export interface StepControl {
  /** The name of the field, or `target.role` and `target.name` for a target. */
  readonly key: string
  readonly label: string
  readonly kind: 'text' | 'flag' | 'choice'
  /** The choices; for a text, suggestions. */
  readonly options: readonly string[]
  readonly isOptional: boolean
  readonly hint?: string
}

/** The controls of a step, in the order of its fields. */
export function controlsOf(step: Step): readonly StepControl[] {
  return Object.entries(fieldsOf(step)).flatMap(([name, field]) => {
    const isOptional = 'optional' in field
    if (field.input.kind === 'target') {
      return [
        { key: `${name}.role`, label: 'Role', kind: 'text', options: [], isOptional },
        { key: `${name}.name`, label: 'Name', kind: 'text', options: [], isOptional: true },
      ] as const
    }
    return [{ key: name, label: field.label, isOptional, ...inputOf(field) }]
  })
}

function inputOf({ input }: Field<unknown>): Pick<StepControl, 'kind' | 'options' | 'hint'> {
  if (input.kind === 'flag') return { kind: 'flag', options: [] }
  if (input.kind === 'duration') {
    return { kind: 'text', options: [], hint: 'For example 90 s, 1.5 min or 2:30.' }
  }
  if (input.kind === 'account') {
    return {
      kind: 'text',
      options: ['active'],
      hint: 'A test account from 0 to 9, active, or an address.',
    }
  }
  if (input.kind === 'choice' && 'options' in input) {
    return { kind: input.open ? 'text' : 'choice', options: input.options }
  }
  if (input.kind === 'amount') return { kind: 'text', options: [], hint: 'In base units.' }
  if (isJson(input.kind)) return { kind: 'text', options: [], hint: 'As JSON.' }
  return { kind: 'text', options: [] }
}

const isJson = (kind: string) => ['json', 'fault', 'list', 'testAccounts'].includes(kind)

/** The form of a step. */
export function draftOf(step: Step): StepDraft {
  const values = step as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    controlsOf(step).map(({ key, kind }) => {
      const [name = '', part] = key.split('.')
      const value = part === undefined ? values[name] : Object(values[name])[part]
      if (kind === 'flag') return [key, value === true ? 'true' : '']
      const isTime = fieldsOf(step)[name]?.input.kind === 'duration'
      return [key, isTime ? timeText(value) : textOf(value)]
    }),
  )
}

const timeText = (ms: unknown) => (typeof ms === 'number' ? `${ms / 1000} s` : '')

function textOf(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * The step that a form describes, or why there is none.
 * @param original the step before; parts of it that the form does not show are kept
 */
export function stepOf(
  original: Step,
  draft: StepDraft,
): { readonly step: Step; readonly problem?: undefined } | { readonly problem: string } {
  const fields = fieldsOf(original)
  const values: Record<string, unknown> = { ...original }
  for (const [name, field] of Object.entries(fields)) {
    try {
      const value = valueOf(name, field, draft, values[name])
      if (value === undefined) delete values[name]
      else values[name] = value
    } catch (error) {
      if (!(error instanceof FormError)) throw error
      return { problem: `${field.label}: ${error.message}` }
    }
  }
  const problem = findStepProblem(values)
  return problem === undefined ? { step: values as unknown as Step } : { problem }
}

class FormError extends Error {}

function valueOf(name: string, field: Field<unknown>, draft: StepDraft, before: unknown): unknown {
  const { kind } = field.input
  if (kind === 'target') {
    const { name: _, ...rest } = Object(before) as Record<string, unknown>
    const called = draft[`${name}.name`]?.trim() ?? ''
    const role = draft[`${name}.role`]?.trim() ?? ''
    if (role === '' && 'optional' in field) return undefined
    if (role === '') throw new FormError('enter a role, such as button.')
    return { ...rest, role, ...(called === '' ? {} : { name: called }) }
  }
  const text = draft[name] ?? ''
  if (kind === 'flag') {
    if (text === 'true') return true
    return 'optional' in field && before !== false ? undefined : false
  }
  if (text.trim() === '' && !(kind === 'text' && before !== undefined && !('optional' in field))) {
    return undefined
  }
  if (kind === 'duration') {
    const ms = parseDuration(text)
    if (ms === undefined) throw new FormError(`"${text}" is not a duration.`)
    return ms
  }
  if (text === 'null') return null
  if (kind === 'account') return /^\d$/.test(text) ? Number(text) : text
  if (kind === 'number' || isJson(kind)) return jsonOf(text)
  return text
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new FormError(`"${text}" is not JSON.`)
  }
}
