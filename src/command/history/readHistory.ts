import { existsSync, readFileSync } from 'node:fs'
import { isRecord } from '../../backends/port/isRecord.ts'
import { historyFormat, historyVersion, type History } from './history.ts'

/**
 * Reads a history file; an empty history if there is none.
 * @throws Error if it is damaged or of another version
 */
export function readHistory(file: string): History {
  if (!existsSync(file)) return { format: historyFormat, version: historyVersion, scenarios: {} }
  const value = parse(readFileSync(file, 'utf8'))
  const isFine =
    isRecord(value) &&
    value.format === historyFormat &&
    value.version === historyVersion &&
    isRecord(value.scenarios) &&
    Object.values(value.scenarios).every(isPast)
  if (isFine) return value as unknown as History
  throw new Error(
    `${file} is not a history file of this version of foyerkit. Delete it, or name another file with --history.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // For example after a merge conflict: refused like any other content.
    return undefined
  }
}

const isPast = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value.runs) &&
  value.runs.every((run) => isRecord(run) && typeof run.ms === 'number') &&
  (value.cells === undefined ||
    (isRecord(value.cells) && Object.values(value.cells).every((cell) => isPast(cell))))
