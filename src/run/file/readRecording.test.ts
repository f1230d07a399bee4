import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import type { RunFile } from './runFile.ts'
import { maxRecordingLength, maxRunFileLength, readRecording } from './readRecording.ts'

const recording: Scenario = {
  id: 'recorded-1',
  title: 'Late approval',
  tags: ['recorded'],
  seed: 7,
  steps: [{ do: 'press', key: 'Tab' }],
}

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
  [
    `{"title":"x","steps":[],"world":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    'nested too deeply',
  ],
  ['{"title":"x\\n✓ 1 passed","steps":[]}', 'is not one line of text'],
  ['{"title":"\u202Egnp.exe","steps":[]}', 'is not one line of text'],
  ['{"title":"x","tags":["a\\u001b"],"steps":[]}', 'is not one line of text'],
  [`{"title":"${'x'.repeat(1_001)}","steps":[]}`, 'the title is longer than 1000 characters'],
  [
    `{"title":"x","steps":[${'{"do":"reload"},'.repeat(10_000)}{"do":"reload"}]}`,
    'has 10001 steps. a play has at most 10000',
  ],
  [`[]${' '.repeat(maxRecordingLength)}`, 'the recording is larger than 1 MB'],
  [' '.repeat(maxRunFileLength + 1), 'the file is larger than 10 MB'],
])('rejects %.40s and says why', (text, why) => {
  expect(readRecording(text).problem?.toLowerCase()).toContain(why.toLowerCase())
})

it.each<[string, unknown, string]>([
  ['id', { a: 1 }, 'is not a text'],
  ['seed', '7', 'is not a whole number'],
  ['seed', 1e300, 'is not a whole number'],
  ['startedAt', 'never', 'is not an ISO 8601 time'],
  ['startedAt', "15 Jan 2026 12:00:00 GMT (('), at: run(), b: Date.parse('", 'is not an ISO 8601'],
  ['startedAt', '2026-13-15T12:00:00Z', 'is not an ISO 8601 time'],
  ['startedAt', '2026-01-15T12:00:00', 'is not an ISO 8601 time'],
  ['widgets', 3, 'is not 1, 2 or "apart"'],
  ['widgets', '1', 'is not 1, 2 or "apart"'],
  ['onrampWidget', 'true', 'is not true'],
  ['faults', {}, 'is not a list'],
  ['options', 'dark', 'is not an object'],
  ['options', { themeVariables: { 'x: run(), y': 1 } }, 'there is no theme variable'],
  ['options', { themeVariables: { accent: ['red'] } }, 'is not a text'],
  ['options', { projectId: { toString: 1 } }, 'is not a text'],
  ['options', { customWallets: 'all' }, 'is not a list'],
  ['options', { enableSwaps: 'no' }, 'is not true or false'],
  ['page', '/\t/evil.example/', 'is not the path of a page'],
  ['page', '/\n\\evil.example/', 'is not the path of a page'],
  ['page', '/\r/evil.example/', 'is not the path of a page'],
  ['page', '//evil.example/', 'is not the path of a page'],
])('rejects the part %s as %o', (part, value, why) => {
  const made = { title: 'x', steps: [], [part]: value }
  expect(readRecording(JSON.stringify(made)).problem).toContain(why)
  expect(readRecording(JSON.stringify({ ...run, recording: made })).problem).toContain(why)
})

it.each([
  '2026-01-15',
  '2026-01-15T12:00Z',
  '2026-01-15T12:00:00.000Z',
  '2026-01-15T12:00:00+01:00',
])('reads a recording that starts at %s', (startedAt) => {
  expect(readRecording(JSON.stringify({ ...recording, startedAt })).recording).toEqual({
    ...recording,
    startedAt,
  })
})

it('names the problems of all steps, ten at most', () => {
  const problemOf = (length: number) => {
    const steps = Array.from({ length }, () => ({ do: 'a' }))
    return readRecording(JSON.stringify({ title: 'x', steps })).problem
  }
  expect(problemOf(3)).toMatch(/^The recording cannot be played\. Step 1: .* Step 2: .* Step 3: /)
  expect(problemOf(10)).toMatch(/ Step 10: (?!.*follow)/)
  expect(problemOf(12)).toMatch(/ Step 10: (?!.*Step 11).* 2 more follow\.$/)
})

it('reads a scenario that names its JSON Schema for an editor', () => {
  const named = { $schema: './node_modules/foyerkit-lab/types/scenario.schema.json', ...recording }
  expect(readRecording(JSON.stringify(named))).toEqual({ recording })
})

it('reads a run file with the recording in it', () => {
  expect(readRecording(JSON.stringify(run))).toEqual({ recording, run })
})

it.each([
  [{ format: 'other' }, 'This is not a run file: its format is "other".'],
  [
    { version: 2, foyerkit: '9.0.0' },
    'The file was made by foyerkit 9.0.0 in version 2 of the format, and this foyerkit-lab reads version 1. Update foyerkit-lab, or save the run again.',
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
