import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { maxRecordingLength, readRecording } from './readRecording.ts'

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
  [' '.repeat(maxRecordingLength + 1), 'larger than 1 MB'],
])('rejects %.40s and says why', (text, why) => {
  expect(readRecording(text).problem?.toLowerCase()).toContain(why.toLowerCase())
})

it('counts the problems that follow the first one', () => {
  const { problem } = readRecording('{"title":"x","steps":[{"do":"a"},{"do":"b"},{"do":"c"}]}')
  expect(problem).toContain('Step 1:')
  expect(problem).toContain('2 more problems follow.')
})
