import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenarios/index.ts'
import type { RunFile } from './runFile.ts'
import { maxRecordingLength, maxRunFileLength, readRecording } from './readRecording.ts'

const recording: Scenario = {
  id: 'recorded-1',
  title: 'Late approval',
  tags: ['recorded'],
  seed: 7,
  steps: [{ do: 'press', key: 'Tab' }],
}

it('reads a saved recording back', () => {
  expect(readRecording(JSON.stringify(recording))).toEqual({ recording })
})

it('reads a scenario without id and tags', () => {
  const { title, steps } = recording
  expect(readRecording(JSON.stringify({ title, steps }))).toEqual({
    recording: { id: 'recording', title, tags: [], steps },
  })
})

it.each([
  ['', 'the text is not JSON'],
  ['[]', 'it is not an object'],
  ['null', 'it is not an object'],
  ['{"steps":[]}', 'title or steps are missing'],
  ['{"title":"x","steps":[],"tags":[1]}', 'title or steps are missing'],
  ['{"title":"x","steps":[{"do":"price.sett"}]}', 'Did you mean "price.set"?'],
  ['{"title":"x","steps":[],"script":"alert(1)"}', 'a scenario has no "script"'],
  [`[]${' '.repeat(maxRecordingLength)}`, 'the recording is larger than 1 MB'],
  [' '.repeat(maxRunFileLength + 1), 'the file is larger than 10 MB'],
])('rejects %.40s and says why', (text, why) => {
  expect(readRecording(text).problem?.toLowerCase()).toContain(why.toLowerCase())
})

it('counts the problems that follow the first one', () => {
  const { problem } = readRecording('{"title":"x","steps":[{"do":"a"},{"do":"b"},{"do":"c"}]}')
  expect(problem).toContain('Step 1:')
  expect(problem).toContain('2 more problems follow.')
})

const run: RunFile = {
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording,
  steps: [{ at: 0, lines: 0, by: 'played' }],
  failure: { step: 1, message: 'Expected: the modal is open' },
  timeline: ['+0 ms view {}'],
  errors: [],
}

it('reads a run file with the recording in it', () => {
  expect(readRecording(JSON.stringify(run))).toEqual({ recording, run })
})

it.each([
  [{ format: 'other' }, 'This is not a run file: its format is "other".'],
  [
    { version: 2, foyerkit: '9.0.0' },
    'The file was made by foyerkit 9.0.0 in version 2 of the format, and this foyerkit reads version 1. Update foyerkit, or save the run again.',
  ],
  [{ foyerkit: 1 }, 'The run file is damaged: "foyerkit" is missing or invalid.'],
  [{ browser: null }, 'The run file is damaged: "browser" is missing or invalid.'],
  [
    { steps: [{ at: -1, lines: 0, by: 'played' }] },
    'The run file is damaged: "steps" is missing or invalid.',
  ],
  [
    { steps: [{ at: 0, lines: 0, by: 'robot' }] },
    'The run file is damaged: "steps" is missing or invalid.',
  ],
  [{ failure: { step: 1 } }, 'The run file is damaged: "failure" is missing or invalid.'],
  [{ timeline: 'all' }, 'The run file is damaged: "timeline" is missing or invalid.'],
  [{ errors: [1] }, 'The run file is damaged: "errors" is missing or invalid.'],
  [{ recording: { title: 'x' } }, 'This is not a recording: title or steps are missing.'],
])('rejects a run file with %j and says why', (part, problem) => {
  expect(readRecording(JSON.stringify({ ...run, ...part }))).toEqual({ problem })
})
