import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { nameRecording, playwrightTestOf } from './recordingFiles.ts'

const recording: Scenario = {
  id: 'recording',
  title: 'Recording',
  tags: ['recorded'],
  seed: 7,
  startedAt: '2026-01-15T12:00:00Z',
  steps: [{ do: 'press', key: 'Tab' }],
}

it('derives the id from the title', () => {
  expect(nameRecording(recording, ' Señor pays 2 ETH! ')).toMatchObject({
    id: 'sen-or-pays-2-eth',
    title: 'Señor pays 2 ETH!',
  })
})

it('keeps id and title when the title is empty, and the id when the title has no letter of it', () => {
  expect(nameRecording(recording, '  ')).toBe(recording)
  expect(nameRecording(recording, '支払い')).toMatchObject({ id: 'recording', title: '支払い' })
})

it('writes a test that starts in the same world, with the clock held', () => {
  const text = playwrightTestOf({ ...recording, title: 'It’s "quoted"' })
  expect(text).toContain(`import { test } from 'foyerkit/playwright'`)
  expect(text).toContain(`...{"seed":7,"isPaused":true},`)
  expect(text).toContain(`startedAt: Date.parse('2026-01-15T12:00:00Z'),`)
  expect(text).toContain(`test("It’s \\"quoted\\"", async`)
  expect(text).toContain('await foyer.play(recording)')
})
