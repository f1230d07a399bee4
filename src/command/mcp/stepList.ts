import { expectationAreas, stepAreas, type RecordArea } from '../../scenarios/index.ts'

/** A choice of more values is shown by its first one: an error names them all. */
const maxChoices = 8

/** Every step and expectation, a line each, for an agent that chooses one: its fields, and its effect. */
export function stepList(): string {
  return [...linesOf('do', stepAreas), ...linesOf('expect', expectationAreas)].join('\n')
}

function linesOf(key: 'do' | 'expect', areas: readonly RecordArea[]): readonly string[] {
  const records = areas.flatMap((area) => Object.entries(area.records))
  return records.map(([kind, { about, fields }]) => {
    const own = Object.entries(fields).map(
      ([name, field]) => `, "${name}"${'optional' in field ? '?' : ''}: ${typeOf(field.schema)}`,
    )
    return `{"${key}": "${kind}"${own.join('')}} ${about}`
  })
}

/** The type of a value in few words. */
function typeOf({ type, enum: values }: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(values)) {
    const shown = values.slice(0, values.length > maxChoices ? 1 : maxChoices)
    const more = shown.length < values.length ? '|…' : ''
    return shown.map((value) => JSON.stringify(value)).join('|') + more
  }
  return typeof type === 'string' ? type : 'value'
}
