import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { fileNameOf, nameRecording, playwrightTestOf } from './recordingFiles.ts'

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
    id: 'senor-pays-2-eth',
    title: 'Señor pays 2 ETH!',
  })
})

it('keeps id and title when the title is empty', () => {
  expect(nameRecording(recording, '  ')).toBe(recording)
})

it.each([
  ['Wallet läuft ab', 'wallet-lauft-ab'],
  ['Größe', 'grosse'],
])('writes the letters of %s without their marks', (title, id) => {
  expect(nameRecording(recording, title).id).toBe(id)
})

it('gives titles without Latin letters different ids, and a long title an id that can name a file', () => {
  const idOf = (title: string) => nameRecording(recording, title).id
  expect(idOf('支払い')).toBe('recording-652f-6255-3044')
  expect(idOf('支払い')).not.toBe(idOf('接続'))
  expect(idOf('支払い')).toBe(idOf(' 支払い '))
  expect(idOf(`${'long '.repeat(20)}title`)).toMatch(/^(long-){11}long$/)
})

it('names the file of a kept recording after its title, and that of a scenario after its id', () => {
  const titled = { ...recording, title: 'A swap fails' }
  expect(fileNameOf({ ...titled, id: 'recorded-12' })).toBe('a-swap-fails')
  expect(fileNameOf({ ...titled, id: 'swap-lies' })).toBe('swap-lies')
})

it('writes a test that starts in the same world, with the clock held', () => {
  const text = playwrightTestOf({ ...recording, title: 'It’s "quoted"' })
  expect(text).toContain(`import { test } from 'foyerkit-lab/playwright'`)
  expect(text).toContain(`...{"seed":7,"isPaused":true},`)
  expect(text).toContain(`startedAt: Date.parse("2026-01-15T12:00:00Z"),`)
  expect(text).toContain(`test("It’s \\"quoted\\"", async`)
  expect(text).toContain('await foyer.play(recording)')
})

it('writes a test in which no text of a recording is code, even when it is loaded', () => {
  const attack = `'"\`\\ \n\u2028 */ --> \${wasRun()} '), at: wasRun(), b: ('`
  const made = {
    id: attack,
    title: attack,
    tags: [attack],
    startedAt: attack,
    page: attack,
    options: { projectId: attack, [attack]: attack },
    steps: [{ do: 'type', target: { role: 'textbox', name: attack }, text: attack }],
  } as Scenario
  const wasRun = vi.fn()
  const given: unknown[] = []
  const test = Object.assign((title: string) => given.push(title), { use: vi.fn() })
  const code = playwrightTestOf(made).replaceAll(/^import .*$/gm, '')
  runInNewContext(code, { wasRun, test, scenario: (each: unknown) => given.push(each) })
  expect(given).toEqual([made, attack])
  expect(wasRun).not.toHaveBeenCalled()
})
