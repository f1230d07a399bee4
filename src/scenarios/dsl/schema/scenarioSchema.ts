import { deviceNames } from '../check/names.ts'
import { optionChecks } from '../check/optionChecks.ts'
import type { Field, Fields, JsonSchema } from '../fields/field.ts'
import { anything, rule, target, world } from '../fields/fields.ts'
import { timedFields, type StepRecord, type StepRecords } from '../record.ts'
import { expectationRecords, stepRecords } from '../recordOf.ts'
import type { Scenario } from '../scenario.ts'
import type { SkippedCells } from '../skippedCells.ts'

const text: JsonSchema = { type: 'string' }
const texts: JsonSchema = { type: 'array', items: text }

const oneOrMore = (items: JsonSchema): JsonSchema => ({ anyOf: [items, { type: 'array', items }] })

/** The schema of `SkippedCells`. */
const skippedCells: JsonSchema = {
  type: 'object',
  properties: {
    device: oneOrMore({ enum: [...deviceNames, 'phone'] }),
    language: oneOrMore(text),
    theme: oneOrMore({ enum: ['light', 'dark'] }),
    faults: oneOrMore(text),
    textSize: oneOrMore({ type: 'number' }),
    seed: oneOrMore({ type: 'integer' }),
    because: text,
  } satisfies Record<keyof SkippedCells, JsonSchema>,
  required: ['because'],
  minProperties: 2,
  additionalProperties: false,
}

/**
 * Returns the JSON Schema (2020-12) of a scenario, derived from the records of its steps and
 * expectations.
 */
export function scenarioSchema(): JsonSchema {
  const records = [...Object.values(stepRecords), ...Object.values(expectationRecords)]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Scenario',
    description: 'A scenario of foyerkit: initial conditions, steps and expectations.',
    type: 'object',
    properties: {
      $schema: text,
      id: text,
      title: text,
      tags: texts,
      device: { enum: deviceNames },
      seed: { type: 'integer' },
      startedAt: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d(T.*(Z|[+-]\\d\\d:\\d\\d))?$' },
      options: {
        type: 'object',
        properties: Object.fromEntries(Object.keys(optionChecks).map((name) => [name, {}])),
        additionalProperties: false,
      },
      widgets: { enum: [1, 2, 'apart'] },
      page: { type: 'string', pattern: '^/(?![/\\\\])[^\\u0000-\\u001f\\u007f]*$' },
      onrampWidget: { const: true },
      world: refOf(world),
      faults: { type: 'array', items: refOf(rule) },
      invariants: texts,
      skip: { type: 'array', items: skippedCells },
      steps: { type: 'array', items: { $ref: '#/$defs/step' } },
    } satisfies Record<keyof Scenario | '$schema', JsonSchema>,
    required: ['id', 'title', 'tags', 'steps'],
    additionalProperties: false,
    $defs: {
      step: {
        anyOf: [
          ...kindsOf('do', stepRecords, {}),
          ...kindsOf('expect', expectationRecords, { covers: texts }),
        ],
      },
      ...Object.fromEntries(sharedFields([...records.map(({ fields }) => fields), { target }])),
    },
  }
}

function kindsOf(key: 'do' | 'expect', records: StepRecords, also: Record<string, JsonSchema>) {
  return Object.entries(records).map(([kind, { about, fields }]: [string, StepRecord]) => ({
    description: about.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
    type: 'object',
    properties: {
      [key]: { const: kind },
      ...Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, refOf(one)])),
      ...also,
      ...Object.fromEntries(
        Object.entries(timedFields).map(([name, { schema }]) => [name, schema]),
      ),
    },
    required: [
      key,
      ...Object.entries(fields).flatMap(([name, one]) => (isRequired(one) ? [name] : [])),
    ],
    additionalProperties: false,
  }))
}

/**
 * Returns whether a field must be present. JSON has no `undefined`, so a field that allows any
 * value may be absent.
 */
const isRequired = (one: Field<unknown>) => !('optional' in one) && one.check !== anything('').check

const refOf = ({ ref, schema }: Field<unknown>): JsonSchema =>
  ref === undefined ? schema : { $ref: `#/$defs/${ref}` }

/** Returns the schemas that fields share, by name in alphabetical order. */
function sharedFields(all: readonly Fields[]): [string, JsonSchema][] {
  const shared = all.flatMap((fields) =>
    Object.values(fields).flatMap(({ ref, schema }): [string, JsonSchema][] =>
      ref === undefined ? [] : [[ref, schema]],
    ),
  )
  return [...new Map(shared)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
