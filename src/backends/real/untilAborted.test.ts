import { expect, it } from 'vitest'
import { untilAborted } from './untilAborted.ts'

const never = new Promise<never>(() => undefined)
const aborted = { code: 'aborted', message: 'The call was aborted.' }

it('returns the outcome of the work, with or without a signal', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(Promise.resolve(5), undefined, 'The call')).toBe(5)
  expect(await untilAborted(Promise.resolve(5), signal, 'The call')).toBe(5)
  const failure = new Error('down')
  await expect(untilAborted(Promise.reject(failure), signal, 'The call')).rejects.toBe(failure)
})

it('rejects when the signal aborts, and at once when it already did', async () => {
  const leaving = new AbortController()
  const early = untilAborted(never, leaving.signal, 'The call')
  leaving.abort()
  await expect(early).rejects.toMatchObject(aborted)
  await expect(untilAborted(never, leaving.signal, 'The call')).rejects.toMatchObject(aborted)
})

it('keeps an outcome from before the abort', async () => {
  const leaving = new AbortController()
  const outcome = untilAborted(Promise.resolve(5), leaving.signal, 'The call')
  await outcome
  leaving.abort()
  expect(await outcome).toBe(5)
})
