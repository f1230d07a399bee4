import { expect, it } from 'vitest'
import type { RunFile } from '../../../run/file/runFile.ts'
import { failureReport } from './failureReport.ts'

const run: RunFile = {
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording: {
    id: 'x',
    title: 'The modal opens',
    tags: [],
    seed: 7,
    steps: [
      { do: 'press', key: 'Enter' },
      { expect: 'modal', open: true },
    ],
  },
  steps: [],
  failure: { step: 2, message: 'Expected: The modal is open\nSeen: it is closed' },
  timeline: [],
  errors: [],
}

it('reports a failed run with its steps, its result, its world and a link', () => {
  expect(failureReport(run, 'http://localhost:5300/#recording=x')).toBe(`## The modal opens

Step 2 failed.

### Steps

1. Press Enter
2. The modal is open

### Result

\`\`\`text
Expected: The modal is open
Seen: it is closed
\`\`\`

### See it again

Paste this link into the workbench: http://localhost:5300/#recording=x

foyerkit 0.1.0 · seed 7 · device desktop · Test/1.0

`)
})

it('asks for the file when the recording is too long for a link', () => {
  expect(failureReport(run, undefined)).toContain('Attach the run file')
})
