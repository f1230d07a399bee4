import { expect, it, vi } from 'vitest'
import { warnOnce } from './warnOnce.ts'

it('writes each sentence once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const sentence of ['It rains.', 'It snows.', 'It rains.']) warnOnce(sentence)
  expect(warn.mock.calls).toEqual([['foyerkit: It rains.'], ['foyerkit: It snows.']])
  warn.mockRestore()
})
