import { expect, it } from 'vitest'
import type { RunFile } from '../../run/file/runFile.ts'
import { digestsOf } from './digestsOf.ts'

const recording = { id: 'x', title: 'X', tags: [], steps: [] }
const run = (line: string, failure?: RunFile['failure']): RunFile => ({
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording,
  steps: [],
  timeline: [line],
  errors: [],
  ...(failure === undefined ? {} : { failure }),
})
const plan = { version: '0.1.0', world: '' }
const first = digestsOf(recording, run('+0 ms begins {"url":"http://localhost:4848"}'), plan)

it('the digests are the same for a run that is served on another port', () => {
  const line = '+0 ms begins {"url":"http://localhost:50123"}'
  expect(digestsOf(recording, run(line), plan)).toEqual(first)
})

it('the outcome differs for another timeline or failure', () => {
  const others = [run('+1 ms begins {}'), run('+0 ms', { step: 1, message: 'x' })]
  const digests = others.map((other) => digestsOf(recording, other, plan))
  expect(digests.map(({ subject }) => subject)).toEqual([first.subject, first.subject])
  expect(new Set([first, ...digests].map(({ outcome }) => outcome)).size).toBe(3)
})

it('the subject differs for another recording, version or config', () => {
  const changed = { ...recording, title: 'Y' }
  const subjects = [
    digestsOf(changed, run('a'), plan),
    digestsOf(recording, run('a'), { ...plan, version: '0.2.0' }),
    digestsOf(recording, run('a'), { ...plan, world: 'w' }),
  ].map(({ subject }) => subject)
  expect(new Set([first.subject, ...subjects]).size).toBe(4)
})
