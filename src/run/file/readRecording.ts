import { isRecord } from '../../backends/port/isRecord.ts'
import { findScenarioProblems, type Scenario } from '../../scenarios/index.ts'
import { migrateRun } from './migrateRun.ts'
import { runFormat, runVersion, type RunFile, type RunStep } from './runFile.ts'

/** Characters of JSON in a recording. A recording of 500 steps has about 60,000. */
export const maxRecordingLength = 1_000_000
/** Characters of JSON in a run file. Ten minutes of a swap have about 600,000. */
export const maxRunFileLength = 10_000_000
/** A recording of ten minutes has about 500. */
export const maxSteps = 10_000
/** Characters. */
export const maxTitleLength = 1_000
/** The problems of a file that are named; a file for something else has one in each step. */
const maxProblems = 10
/** Control characters, line breaks, and what reverses the direction of the text after it. */
const notOneLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
/** Levels of lists and objects; those of a run file have about ten. */
const maxDepth = 64

export type Read =
  | { readonly recording: Scenario; readonly run?: RunFile; readonly problem?: undefined }
  | { readonly recording?: undefined; readonly problem: string }

/** Says that a file is too large to be read; `size` in bytes or characters. To ask before it is read. */
export const problemOfSize = (size: number): string | undefined =>
  size > maxRunFileLength ? 'The file is larger than 10 MB.' : undefined

/** A scenario or a run from a file or a link, or why it cannot be played. Its text may come from anyone. */
export function readRecording(text: string): Read {
  const tooLarge = problemOfSize(text.length)
  if (tooLarge !== undefined) return { problem: tooLarge }
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
  if (isDeeper(value, maxDepth))
    return { problem: 'This is not a recording: it is nested too deeply.' }
  if (isRecord(value) && value.format !== undefined) return readRun(value)
  if (text.length > maxRecordingLength) {
    return { problem: 'The recording is larger than 1 MB.' }
  }
  return readScenario(value)
}

function readScenario(value: unknown): Read {
  if (!isRecord(value)) {
    return { problem: 'This is not a recording: it is not an object with title and steps.' }
  }
  const { title, tags = [], steps } = value as Partial<Scenario>
  if (typeof title !== 'string' || !Array.isArray(steps) || !areTexts(tags)) {
    return { problem: 'This is not a recording: title or steps are missing.' }
  }
  if ([title, ...tags].some((text) => notOneLine.test(text))) {
    return { problem: 'The title or a tag of the recording is not one line of text.' }
  }
  if (title.length > maxTitleLength) {
    return { problem: `The title is longer than ${maxTitleLength} characters.` }
  }
  if (steps.length > maxSteps) {
    return { problem: `The recording has ${steps.length} steps. A play has at most ${maxSteps}.` }
  }
  // The schema is named for an editor, and is no part of the scenario.
  const { $schema: _, ...parts } = value
  const recording = { id: 'recording', ...parts, title, tags, steps } as Scenario
  const problems = findScenarioProblems(recording)
  if (problems.length === 0) return { recording }
  const left = problems.length - maxProblems
  const others = left > 0 ? [`${left} more follow.`] : []
  return {
    problem: ['The recording cannot be played.', ...problems.slice(0, maxProblems), ...others].join(
      ' ',
    ),
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)))

function readRun(value: Record<string, unknown>): Read {
  if (value.format !== runFormat) {
    return { problem: `This is not a run file: its format is ${JSON.stringify(value.format)}.` }
  }
  const migrated = migrateRun(value)
  if ('problem' in migrated) return migrated
  const { fields } = migrated
  const part = damagedPart(fields)
  if (part !== undefined) {
    return { problem: `The run file is damaged: "${part}" is missing or invalid.` }
  }
  const read = readScenario(fields.recording)
  if (!read.recording) return read
  return {
    recording: read.recording,
    run: { ...(fields as unknown as RunFile), recording: read.recording },
  }
}

/** Whether each field of a run file is as `RunFile` says. The recording is read by itself. */
export const runFields: {
  readonly [K in keyof Required<RunFile>]: (value: unknown) => boolean
} = {
  format: (value) => value === runFormat,
  version: (value) => value === runVersion,
  foyerkit: (value) => typeof value === 'string',
  browser: (value) => typeof value === 'string',
  recording: isRecord,
  steps: (value) => Array.isArray(value) && value.every(isRunStep),
  failure: (value) => value === undefined || isFailure(value),
  timeline: (value) => areTexts(value),
  errors: (value) => areTexts(value),
  secrets: (value = []) => areTexts(value),
}

/** The name of the first field that is not as `RunFile` says. */
const damagedPart = (fields: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(runFields).find(([name, isValid]) => !isValid(fields[name]))?.[0]

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

const isRunStep = (value: unknown): value is RunStep =>
  isRecord(value) &&
  isCount(value.at) &&
  isCount(value.lines) &&
  (value.by === 'played' || value.by === 'manual')

const isFailure = (value: unknown): value is RunFile['failure'] =>
  isRecord(value) && isCount(value.step) && typeof value.message === 'string'
