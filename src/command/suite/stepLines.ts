import { isRecord } from '../../backends/port/isRecord.ts'

/** Tokens of JSON: strings, brackets, commas and line breaks, which no string has. */
const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},\n]/g

/**
 * The line of each step in the JSON of a scenario or of a run file, from 1; empty if the text has no steps.
 * @param text valid JSON
 */
export function stepLines(text: string): readonly number[] {
  const value: unknown = JSON.parse(text)
  const isRun = isRecord(value) && isRecord(value.recording)
  const path = isRun ? 'recording/steps' : 'steps'
  const lines: number[] = []
  /** The key of each open bracket. */
  const keys: string[] = []
  let key = ''
  let line = 1
  let isStepDue = false
  for (const [token] of text.matchAll(tokens)) {
    if (token === '\n') {
      line += 1
      continue
    }
    const isInSteps = keys.length <= 3 && keys.slice(1).join('/') === path
    if (token.startsWith('"')) {
      // A value is overwritten by the next key, and never followed by a bracket.
      key = token.slice(1, -1)
      continue
    }
    if (token === '{' && isInSteps && isStepDue) lines.push(line)
    if (token === '{' || token === '[') keys.push(key)
    if (token === '}' || token === ']') keys.pop()
    key = ''
    isStepDue = token === ',' || token === '['
  }
  return lines
}
