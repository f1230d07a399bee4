import type { RunFile } from '../file/runFile.ts'
import { describeDivergence } from './describeDivergence.ts'
import { divergenceOf } from './divergenceOf.ts'

/** Where two runs diverge, as lines of words. The first line says how much is the same. */
export function compareInWords(one: RunFile, other: RunFile): readonly string[] {
  const divergence = divergenceOf(one, other)
  const lines = divergence
    ? describeDivergence(divergence, one)
        .split('\n')
        .map((line) => line.trim())
    : ['The two runs are identical.']
  const isEdited = [one, other].some(
    ({ steps, recording }) => steps.length < recording.steps.length,
  )
  if (!isEdited) return lines
  return [
    ...lines,
    'Only the steps were compared: one of the runs has no timeline, or its steps were edited.',
  ]
}
