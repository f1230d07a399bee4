import { isRecord } from '../../backends/port/isRecord.ts'
import { findScenarioProblems, type Scenario } from '../../scenarios/index.ts'

/** Characters of JSON. A recording of 500 steps has about 60,000. */
export const maxRecordingLength = 1_000_000

/** A scenario from a file or a link, or why it cannot be played. Its text may come from anyone. */
export function readRecording(
  text: string,
):
  | { readonly recording: Scenario; readonly problem?: undefined }
  | { readonly recording?: undefined; readonly problem: string } {
  if (text.length > maxRecordingLength) {
    return { problem: 'The recording is larger than 1 MB.' }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return {
      problem:
        'This is not a recording: the text is not JSON. Save one as JSON and open that file.',
    }
  }
  if (!isRecord(value)) {
    return { problem: 'This is not a recording: it is not an object with title and steps.' }
  }
  const { title, tags = [], steps } = value as Partial<Scenario>
  const isTagged = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  if (typeof title !== 'string' || !Array.isArray(steps) || !isTagged) {
    return { problem: 'This is not a recording: title or steps are missing.' }
  }
  const recording = { id: 'recording', ...value, title, tags, steps } as Scenario
  const [problem, ...more] = findScenarioProblems(recording)
  if (problem === undefined) return { recording }
  const others = more.length > 0 ? ` ${more.length} more problems follow.` : ''
  return { problem: `The recording cannot be played. ${problem}${others}` }
}
